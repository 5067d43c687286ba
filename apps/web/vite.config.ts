import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What loads later: search, small screens' menu, messages, the query client, and each screen by itself. */
const loadsLater = [
  /\/app\/routes\//,
  /\/app\/entry\./,
  /\/client\/query-client/,
  /\/shell\/(mobile-menu|quick-access|toast-list)/,
  /\/ui\/full-screen-dialog/,
  /\/features\/search\/(?!search-(launcher|texts|paths))/,
];

function isOnFirstLoad(file: string): boolean {
  return (
    /\/(apps\/web\/app|packages\/contracts)\//.test(file) && !loadsLater.some((later) => later.test(file))
  );
}

/** Few files on the first load: the libraries, which change rarely, and what nearly every screen shows. */
const chunkGroups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'site', test: isOnFirstLoad, priority: 1 },
];

/** Two builds of one program: the browser's (`vite build`) and the server's (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'app/entry.server.tsx' : 'app/entry.client.tsx',
      // On the server everything is one file, and loading later means nothing.
      checks: { ineffectiveDynamicImport: !isSsrBuild },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
  // The built server carries its own React, so that it runs in production mode whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true } : {},
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'react-hot-toast/headless',
    ],
  },
}));
