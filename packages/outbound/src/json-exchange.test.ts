import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJsonExchange, type ExchangeLimits } from './json-exchange.ts';
import { sayJson, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

const limits: ExchangeLimits = {
  connect: 2_000,
  headers: 5_000,
  body: 5_000,
  mostBytes: 100_000,
  mostDepth: 32,
  mostConnections: 10,
};
const exchange = createJsonExchange(limits);
const nobody = new AbortController().signal;
let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(async () => {
  await exchange.close();
  await server.stop();
});

function ask(signal = nobody, from = exchange) {
  return from.ask({ url: server.url, headers: { authorization: 'Bearer secret' } }, signal);
}

test('[R10] an answer is its status and its JSON', async () => {
  server.follow((request, response) => {
    const { authorization, accept } = request.headers;
    sayJson({ authorization, accept, method: request.method })(request, response);
  });
  expect(await ask()).toEqual({
    status: 200,
    body: { authorization: 'Bearer secret', accept: 'application/json', method: 'GET' },
    retryAfter: null,
  });
});

test('[R10] a packed answer is unpacked', async () => {
  server.follow((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync('{"title":"Amélie"}'));
  });
  expect(await ask()).toMatchObject({ body: { title: 'Amélie' } });
});

test('[R10] a type is known with white space behind it', async () => {
  server.follow(sayJson({ is: 'well' }, 200, { 'content-type': 'application/json ; charset=utf-8' }));
  expect(await ask()).toMatchObject({ body: { is: 'well' } });
});

test('[R10] a refusal with a body that is large or slow does not keep the caller', async () => {
  for (const script of [
    sayJson('x'.repeat(90_000), 503),
    sayJson({}, 500, { 'content-length': '90000' }),
    sayJson({}, 500, { 'content-encoding': 'br' }),
  ]) {
    server.follow(script);
    expect(await ask()).toMatchObject({ body: undefined });
  }
});

test('[R12] a refusal says what it says in JSON, and when to come back', async () => {
  server.follow(sayJson({ status_code: 34 }, 404));
  expect(await ask()).toMatchObject({ status: 404, body: { status_code: 34 } });
  server.follow(sayJson({}, 429, { 'retry-after': '7' }));
  expect(await ask()).toEqual({ status: 429, body: undefined, retryAfter: '7' });
  server.follow((_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('no'));
  expect(await ask()).toMatchObject({ status: 404, body: undefined });
});

test('[R10] a server that never answers is left when the time for headers is over', async () => {
  const hasty = createJsonExchange({ ...limits, headers: 50 });
  server.follow(() => undefined);
  await expect(ask(nobody, hasty)).rejects.toMatchObject({ kind: 'slow' });
  await hasty.close();
});

test('[R10] a body that comes a byte at a time is left when the time for bodies is over, and its socket is freed', async () => {
  const hasty = createJsonExchange({ ...limits, headers: 60_000, body: 100 });
  const closed = Promise.withResolvers<void>();
  server.follow((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    response.once('close', () => {
      clearInterval(drip);
      closed.resolve();
    });
  });
  await expect(ask(nobody, hasty)).rejects.toMatchObject({ kind: 'slow' });
  await closed.promise;
  await hasty.close();
});

test('[R10] when nobody waits any more the exchange ends at once with the reason, and so does its socket', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  server.follow((request) => arrived.resolve(request));
  const leaving = new AbortController();
  const answer = ask(leaving.signal);
  const { socket } = await arrived.promise;
  const closed = once(socket, 'close');
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await closed;
  await expect(ask(leaving.signal)).rejects.toThrow('left');
});

test('[R11] a refused connection, and one that ends before an answer begins, may be tried again', async () => {
  server.follow((request) => request.socket.destroy());
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', retryAfter: 0 });
  const gone = await startScriptedServer();
  await gone.stop();
  const refused = exchange.ask({ url: gone.url, headers: {} }, nobody);
  await expect(refused).rejects.toMatchObject({ kind: 'unreachable', retryAfter: 0 });
});

test.each<[string, (send: (body: string | Buffer, headers?: object) => void) => void, RegExp]>([
  ['HTML', (send) => send('<html>', { 'content-type': 'text/html' }), /not JSON/],
  ['cut JSON', (send) => send('{"title": "Ali'), /not well-formed/],
  ['too much', (send) => send(`"${'x'.repeat(200_000)}"`), /UND_ERR_RES_EXCEEDED_MAX_SIZE/],
  ['another coding', (send) => send('{}', { 'content-encoding': 'br' }), /not JSON/],
  ['no UTF-8', (send) => send(Buffer.from([0x22, 0xe9, 0x22])), /ERR_ENCODING_INVALID_ENCODED_DATA/],
  ['too deep a thing', (send) => send('['.repeat(50) + ']'.repeat(50)), /too deep/],
  [
    'a bomb',
    (send) => send(gzipSync(Buffer.alloc(50_000_000, 0x20)), { 'content-encoding': 'gzip' }),
    /larger than 100000 bytes/,
  ],
  ['what is not packed', (send) => send('{}', { 'content-encoding': 'gzip' }), /Z_DATA_ERROR/],
])('[R17] %s in a good answer is an answer that cannot be used', async (_, say, why) => {
  server.follow((__, response) => {
    say((body, headers) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(body);
    });
  });
  const answer = ask();
  await expect(answer).rejects.toMatchObject({ kind: 'broken', retryAfter: undefined });
  await expect(answer).rejects.toThrow(why);
});

test('[R17] a body that ends before its length is an answer that cannot be used', async () => {
  server.follow((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"a":1}', () => response.destroy());
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'broken' });
});

test('[R18] a redirect is not followed', async () => {
  const target = await startScriptedServer();
  for (const status of [301, 302, 303, 307, 308]) {
    server.follow((_, response) => void response.writeHead(status, { location: target.url.href }).end());
    await expect(ask()).rejects.toMatchObject({
      kind: 'broken',
      message: expect.stringContaining('redirect'),
    });
  }
  expect(target.asked()).toBe(0);
  await target.stop();
});

test('[R54] what is thrown does not know the key', async () => {
  server.follow((request) => request.socket.destroy());
  const thrown: unknown = await ask().catch((reason: unknown) => reason);
  expect(thrown).not.toHaveProperty('cause');
  expect(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown))).not.toContain('secret');
});
