import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What loads later: search, the chatbot, forms and menus of accounts, small screens' menu, messages, the query client, and each screen by itself. */
const loadsLater = [
  /\/app\/routes\//,
  /\/app\/entry\./,
  /\/client\/query-client/,
  /\/shell\/(mobile-menu|quick-access|shortcuts-(dialog|texts)|toast-list|user-(links|menu-panel))/,
  /\/ui\/full-screen-dialog/,
  /\/features\/session\/(?!session-(state|channel)|wake-session)/,
  /\/features\/search\/(?!search-(launcher|texts|paths))/,
  /\/features\/chat\/(?!chat-button)/,
  /\/contracts\/src\/chat/,
  /\/features\/(kept-movie|likes|playlists|watch-status|recently-visited|recommendations)\/(?!held-states|like-button|liked-states|likes-texts|watch-states|add-(dialog-(host|state)|to-playlist-button)|playlists-texts)/,
  /\/features\/movies\/(movie-(hero|json-ld)|cast-strip|company-list|fact-list|card-corner|kept-|playlist-|watch-list|row-skeleton)/,
  /\/ui\/(use-modal|dialog|confirm-dialog|use-focus-|use-calm-)/,
];

function isOnFirstLoad(file: string): boolean {
  return (
    /\/(apps\/web\/app|packages\/contracts)\//.test(file) && !loadsLater.some((later) => later.test(file))
  );
}

/**
 * Few files on the first load: the libraries, which change rarely, and what nearly every screen shows. Then what the
 * buttons of a signed-in user need, in two more, and the chatbot in one, beside what reads its markdown.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  { name: 'site', test: isOnFirstLoad, priority: 3 },
  { name: 'queries', test: /node_modules\/@tanstack\/|\/client\/query-client/, priority: 2 },
  {
    name: 'kept',
    test: /\/features\/(kept-movie|likes|watch-status)\/(?!watch-status-(buttons|texts))/,
    priority: 1,
  },
  { name: 'chat', test: /\/features\/chat\/(?!chat-button|reply|pick-list)/, priority: 1 },
];

/** Two builds of one program: the browser's (`vite build`) and the server's (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss({ optimize: false })],
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The first browsers with `light-dark()`, on which both themes stand (spring of 2024). Tailwind's own pass would undo it.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
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
      'react-markdown',
      'rehype-sanitize',
    ],
  },
}));
