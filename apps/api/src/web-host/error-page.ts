/** The page that stands in when the site itself cannot answer. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteThrown } from '../http/answer-thrown.ts';
import { prepareBody } from '../http/prepared-body.ts';
import { sendPrepared } from '../http/send-prepared.ts';

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center;
background:#0b0d12;color:#f3f1ea;font:1rem/1.5 system-ui,sans-serif}h1{margin:0;font-size:1.75rem}p{margin:0}
a{color:#f3c969}code{font-size:.875rem;opacity:.8}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export async function sendErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status } = noteThrown(thrown, request);
  reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': policy });
  return sendPrepared(request, reply, prepareBody('text/html; charset=utf-8', errorPage(request.id)));
}

/** `requestId` is one that `requestId()` let through, so it needs no escaping. */
function errorPage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Something went wrong | Kinora</title><style>${style}</style></head>
<body><main>
<h1>Something went wrong</h1>
<p>The page could not be shown. Please try again in a moment.</p>
<p><a href="/">Back to the start</a></p>
<p><code>Request ${requestId}</code></p>
</main></body>
</html>
`;
}
