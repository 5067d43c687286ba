/** The pages that stand in when the site itself cannot answer. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf, noteThrown } from '../http/answer-thrown.ts';
import { prepareBody } from '../http/prepared-body.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { sha256Source } from '../http/sha256-source.ts';
import { errorPageTexts } from './error-page-texts.ts';

/** The colours of the site's tokens, which cannot be reached from here. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center;
background:light-dark(#f3ecdd,#100d0a);color:light-dark(#1c1711,#f6efe3);font:1rem/1.5 system-ui,sans-serif}h1{margin:0;font-size:1.75rem}p{margin:0}
a{color:light-dark(#8a4b00,#f2b65a)}code{font-size:.875rem;opacity:.8}`;

const policy = `default-src 'none'; style-src '${sha256Source(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Made once: when it is sent there is no time to make anything. */
const busyPage = prepare(errorPageTexts.busy, `<p><a href="">${errorPageTexts.tryAgain}</a></p>`);

export async function sendErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, code } = noteThrown(thrown, request);
  reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': policy });
  reply.headers(headersOf(thrown));
  return sendPrepared(request, reply, code === 'too-busy' ? busyPage : brokenPage(request.id));
}

/** `requestId` is one that `requestId()` let through, so it needs no escaping. */
function brokenPage(requestId: string) {
  return prepare(
    errorPageTexts.broken,
    `<p><a href="/">${errorPageTexts.start}</a></p>\n<p><code>Request ${requestId}</code></p>`,
  );
}

function prepare({ title, sentence }: { title: string; sentence: string }, rest: string) {
  return prepareBody(
    'text/html; charset=utf-8',
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | Kinora</title><style>${style}</style></head>
<body><main>
<h1>${title}</h1>
<p>${sentence}</p>
${rest}
</main></body>
</html>
`,
  );
}
