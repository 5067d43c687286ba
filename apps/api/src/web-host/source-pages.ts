/** Development: the site straight from its sources, with hot reload, nothing kept. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { untilCallerLeaves } from '../http/caller-left.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { sendErrorPage } from './error-page.ts';
import { createPages } from './pages.ts';
import type { WebModule, WebParts } from './web-app.ts';

export async function registerSitePages(
  app: FastifyInstance,
  folder: string,
  web: Omit<WebParts, 'manifest' | 'styles'>,
): Promise<void> {
  const vite = await startVite(app, folder);
  app.addHook('preClose', () => vite.close());

  const pages = createPages({
    webApp: async (request) => {
      const module = (await vite.ssrLoadModule('/app/entry.server.tsx')) as unknown as WebModule; // by agreement
      return module.createWebApp({ ...web, manifest: undefined, styles: undefined })(request);
    },
    publicUrl: web.site.publicUrl,
    maximumBytes: 0,
    // A developer waits for the first page, however long its parts take to be read.
    inTurn: (make) => make(),
    onRefreshFailure: () => undefined,
  });

  await app.register(async (scope) => {
    // Only the routes of this scope pass through Vite; calls and pictures do not.
    await scope.register(middie);
    scope.use(vite.middlewares);
    scope.setErrorHandler((thrown, request, reply) => {
      if (thrown instanceof Error) vite.ssrFixStacktrace(thrown);
      return sendErrorPage(thrown, request, reply);
    });
    registerReadOnly(scope, '/*', async (request, reply) => {
      const { value: page } = await pages.find(request.raw.url ?? '/', untilCallerLeaves(reply));
      // Vite runs inline scripts and opens sockets, so a page without a policy of its own must not get the closed one.
      reply.removeHeader('content-security-policy');
      reply.code(page.status).headers(page.headers).header('cache-control', 'no-store');
      return sendPrepared(request, reply, page.body);
    });
  });
}

/** Vite is a tool of the site's workspace, so it is looked up from there. */
async function startVite(app: FastifyInstance, folder: string): Promise<ViteDevServer> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const { createServer } = (await import(pathToFileURL(resolve('vite')).href)) as typeof import('vite'); // by its name
  return createServer({
    root: folder,
    appType: 'custom',
    // The other loaders write a bundled copy of the configuration, which `node --watch` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}
