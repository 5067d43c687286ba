/** `/api/docs` for people and `/api/docs/openapi.json` for programs. What they need is loaded with the first call. */
import type { FastifyInstance } from 'fastify';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';

interface ApiDocs {
  page: PreparedBody;
  pagePolicy: string;
  document: PreparedBody;
}

const cacheControl = 'public, max-age=300, stale-while-revalidate=3600';

export function registerApiDocs(app: FastifyInstance, publicUrl: string): void {
  let making: Promise<ApiDocs> | undefined;
  const docs = () => (making ??= makeDocs(publicUrl));

  registerReadOnly(app, '/api/docs', async (request, reply) => {
    const { page, pagePolicy } = await docs();
    reply.headers({ 'cache-control': cacheControl, 'content-security-policy': pagePolicy });
    return sendPrepared(request, reply, page);
  });
  registerReadOnly(app, '/api/docs/openapi.json', async (request, reply) =>
    sendPrepared(request, reply.header('cache-control', cacheControl), (await docs()).document),
  );
}

async function makeDocs(publicUrl: string): Promise<ApiDocs> {
  const [{ createDocument }, { docsPage, docsPolicy }] = await Promise.all([
    import('./document.ts'),
    import('./page/docs-page.ts'),
  ]);
  return {
    page: prepareBody('text/html; charset=utf-8', docsPage(publicUrl)),
    pagePolicy: docsPolicy,
    document: prepareBody('application/json; charset=utf-8', JSON.stringify(createDocument(publicUrl))),
  };
}
