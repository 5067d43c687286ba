import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { aPage, aSettings, aSite, buildTestApp, listen, sendRaw } from '../test-app.ts';
import { createServer } from './server.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

function aLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
}

/** The network that is logged for a caller behind 10.1.2.3. */
async function networkOf(trustedProxies: string[]): Promise<unknown> {
  const { lines, stream } = aLog();
  const settings = aSettings({ logLevel: 'info', trustedProxies });
  const app = await buildTestApp({ settings, logStream: stream });
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  await app.inject({ url: '/livez', remoteAddress: '10.1.2.3', headers });
  return JSON.parse(lines[0] ?? '').network;
}

describe('security headers', () => {
  test.each([
    ['GET', '/', 200],
    ['GET', '/no-such-page', 404],
    ['GET', '/moved', 302],
    ['GET', '/broken', 500],
    ['POST', '/', 405],
    ['GET', '/api/tmdb/movie/11', 200],
    ['GET', '/api/tmdb/nothing', 404],
    ['GET', '/api/tmdb/movie/popular?page=0', 400],
    ['POST', '/api/tmdb/movie/11', 405],
    ['GET', '/api/chat/send', 405],
    ['POST', '/api/chat/send', 400],
    ['GET', '/api/nothing', 404],
    ['GET', '/images/w500/poster-11.svg', 200],
    ['GET', '/images/w500/nothing.svg', 404],
    ['GET', '/sitemap.xml', 200],
    ['GET', '/robots.txt', 200],
    ['GET', '/livez', 200],
    ['GET', '/readyz', 200],
    ['GET', `/${'x'.repeat(5_000)}`, 414],
    ['GET', '/%ff', 404],
    ['PROPFIND', '/', 405],
  ] as const)('stand on %s %.20s, answered %i', async (method, url, status) => {
    const site = aSite(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/broken') throw new Error('broken');
      if (pathname === '/moved') return aPage('', { location: '/' }, 302);
      return aPage('page', {}, pathname === '/' ? 200 : 404);
    });
    const app = await buildTestApp({ site });
    // inject() knows the usual methods only by type
    const answer = await app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(everywhere);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src '(none|self)'/);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('stand on a 304', async () => {
    const app = await buildTestApp();
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': '*' } });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).toMatchObject(everywhere);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  test('leave HSTS out where the public address is plain HTTP', async () => {
    const app = await buildTestApp({ settings: aSettings({ publicUrl: 'http://localhost:3000' }) });
    expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('forbid everything in a call, and scripts in a picture', async () => {
    const app = await buildTestApp();
    const call = await app.inject('/api/tmdb/movie/11');
    expect(call.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    const picture = await app.inject('/images/w500/poster-11.svg');
    expect(picture.headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });
});

describe('request ids', () => {
  test('a harmless id of the caller is echoed', async () => {
    const app = await buildTestApp();
    const answer = await app.inject({ url: '/livez', headers: { 'x-request-id': 'proxy-0123456789' } });
    expect(answer.headers['x-request-id']).toBe('proxy-0123456789');
  });

  test.each(['short', 'with space in it', '<script>alert(1)</script>', 'x'.repeat(65)])(
    '%j is replaced',
    async (id) => {
      const app = await buildTestApp();
      const answer = await app.inject({ url: '/livez', headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('limits', () => {
  test('headers above 16 kB are answered 431, broken HTTP 400, both with the security headers', async () => {
    const app = await buildTestApp();
    const port = await listen(app);
    const large = await sendRaw(port, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 /);
    expect(large).toContain('x-content-type-options: nosniff');
    expect(await sendRaw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(
      await sendRaw(port, 'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 400 /);
    for (const unclear of [
      'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n',
      'GET /\r\n\r\n',
    ])
      expect(await sendRaw(port, unclear)).toMatch(/^HTTP\/1\.1 400 /);
    await app.close();
  });

  test('a body above the limit is answered 413, one that is no JSON 415 or 400', async () => {
    const app = createServer(aSettings());
    app.route({ method: 'POST', url: '/echo', handler: async (request) => request.body });
    const post = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });
    expect((await post(JSON.stringify('x'.repeat(20_000)))).statusCode).toBe(413);
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415);
    const broken = await post('{"a":');
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toEqual({ code: 'invalid-input', message: 'The request is not well formed.' });
  });

  test('connections are given the times that the limits say', async () => {
    const { server } = await buildTestApp();
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 20_000,
      maxRequestsPerSocket: 10_000,
      maxConnections: 8_192,
    });
    const behindProxy = await buildTestApp({ settings: aSettings({ trustedProxies: ['10.0.0.1'] }) });
    expect(behindProxy.server.keepAliveTimeout).toBe(65_000);
  });
});

describe('the log', () => {
  test('has one JSON line a request, with its id and without what was searched for or who asked', async () => {
    const { lines, stream } = aLog();
    const app = await buildTestApp({ settings: aSettings({ logLevel: 'trace' }), logStream: stream });
    const canary = 'canary%20100%';
    for (const url of [
      `/api/tmdb/search/movie?query=${canary}`,
      `/api/tmdb/search/movie?query=${canary}&page=0`,
      `/api/tmdb/${canary}`,
      `/search/${canary}`,
      `/search/${canary}%ff`,
      `/canary?q=canary`,
      `/api/canary`,
      `/images/w500/canary.svg`,
    ]) {
      await app.inject({
        url,
        remoteAddress: '203.0.113.77',
        headers: { 'x-request-id': 'id-of-the-request' },
      });
    }
    const written = lines.join('');
    expect(written).not.toContain('canary');
    expect(written).not.toContain('203.0.113.77');
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toHaveLength(8);
    expect(answered[0]).toMatchObject({
      requestId: 'id-of-the-request',
      method: 'GET',
      path: '/api/tmdb/search/movie',
      status: 200,
      network: '203.0.113.0',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('has a bug once, with the request id that the visitor sees', async () => {
    const { lines, stream } = aLog();
    const site = aSite(() => Promise.reject(new Error('a bug')));
    const app = await buildTestApp({ site, settings: aSettings({ logLevel: 'error' }), logStream: stream });
    const answer = await app.inject('/');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: answer.headers['x-request-id'],
      err: { message: 'a bug' },
    });
    expect(answer.body).toContain(answer.headers['x-request-id']);
  });

  test('believes a forwarded address only from a trusted proxy', async () => {
    expect(await networkOf([])).toBe('10.1.2.0');
    expect(await networkOf(['10.0.0.0/8'])).toBe('198.51.100.0');
    expect(await networkOf(['10.9.9.9'])).toBe('10.1.2.0');
  });
});

describe('health', () => {
  test('is alive and ready, or alive and not ready', async () => {
    const readiness = { isReady: false };
    const app = await buildTestApp({ readiness });
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    readiness.isReady = true;
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.headers['cache-control']).toBe('no-store');
  });
});

test('[AP-17] an unknown call is a 404 in our own words, never a page', async () => {
  const app = await buildTestApp();
  for (const url of ['/api', '/api/', '/api/user/likes/x.css', '/api/tmdbx/movie/11']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not-found', message: 'There is no such call.' });
  }
});
