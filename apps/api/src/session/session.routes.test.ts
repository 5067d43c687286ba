import { describe, expect, test } from 'vitest';
import { ann } from './test-browser.ts';
import { buildTestApp, listen, sendRaw } from '../test-app.ts';

const json = { 'content-type': 'application/json' };
const ours = 'https://kinora.example';

const strangeCalls = [
  ['GET', '/identity', 404],
  ['GET', '/identity/', 404],
  ['GET', '/identity/session/x.css', 404],
  ['GET', '/identity/session.css', 404],
  ['GET', '/identity/%73ession', 404],
  ['DELETE', '/identity/sessions/a%2Fb', 404],
  ['GET', '/identity/login', 405],
  ['DELETE', '/identity/session', 405],
  ['OPTIONS', '/identity/login', 405],
  ['GET', '/identity/get-session', 404],
  ['GET', '/identity/token', 404],
  ['GET', '/identity/ok', 404],
  ['POST', '/identity/sign-in/email', 404],
  ['POST', '/identity/sign-in/social', 404],
  ['POST', '/identity/sign-up/email', 404],
  ['POST', '/identity/update-user', 404],
  ['POST', '/identity/change-email', 404],
  ['POST', '/identity/link-social', 404],
  ['POST', '/identity/reset-password', 404],
] as const;

const foreignPages: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://a.kinora.example' },
  { origin: 'http://kinora.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: ours },
];

function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return { method: 'POST', url, payload: JSON.stringify(payload), headers: { ...json, ...headers } } as const;
}

describe('the calls below /identity', () => {
  test('answer in JSON that is kept nowhere, each cookie in a header of its own', async () => {
    const app = await buildTestApp();
    await app.inject(post('/identity/register', ann));

    const answer = await app.inject(post('/identity/logout', {}));

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['set-cookie']).toHaveLength(2);
  });

  test('fail as {code, message}, with retry-after where it is one too many', async () => {
    const app = await buildTestApp();
    const wrong = post('/identity/login', { email: ann.email, password: 'wrong' });

    const answer = await app.inject(wrong);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'wrong-credentials',
      message: 'Invalid email or password. Please try again.',
    });
    for (let guess = 0; guess < 4; guess += 1) await app.inject(wrong);

    const refused = await app.inject(wrong);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.headers['cache-control']).toContain('no-store');
  });

  test('are those of the contract: none of Better Auth’s own can be reached', async () => {
    const app = await buildTestApp();

    for (const [method, url, status] of strangeCalls) {
      const body = method === 'POST' ? { payload: '{}' } : {};
      const answer = await app.inject({ method, url, headers: json, ...body });
      expect([method, url, answer.statusCode]).toEqual([method, url, status]);
      expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
  });

  test('a method that a call does not know is told the ones that it knows', async () => {
    const app = await buildTestApp();

    const answer = await app.inject({
      method: 'PATCH',
      url: '/identity/login',
      headers: json,
      payload: '{}',
    });

    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  test('[R8] take bodies of 16 kB at most, and JSON only', async () => {
    const app = await buildTestApp();
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: '/identity/login', headers: json, payload });

    expect((await send(JSON.stringify({ email: 'x'.repeat(16_384) }))).statusCode).toBe(413);
    for (const broken of ['{', 'null', '[]', '"text"', '['.repeat(16_000), '{"email":{}}', '\uFEFF']) {
      const answer = await send(broken);
      const { code } = answer.json<{ code: string }>();
      expect([broken, answer.statusCode, code]).toEqual([broken, 400, 'invalid-input']);
    }
  });

  describe('change nothing for another site', () => {
    test('[R57] a call from a page that is not ours is refused', async () => {
      const app = await buildTestApp();

      for (const headers of foreignPages) {
        for (const url of ['/identity/register', '/identity/login', '/identity/logout']) {
          const answer = await app.inject(post(url, ann, headers));
          expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'wrong-origin']);
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      }
    });

    test('[R57] a body of a type that forms can send is refused', async () => {
      const app = await buildTestApp();

      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/json',
      ]) {
        const answer = await app.inject(post('/identity/register', ann, { 'content-type': type }));
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-input']);
      }
    });

    test('[R57] our own pages, and callers that are no browsers, are heard', async () => {
      const app = await buildTestApp();
      const heard = [
        { origin: ours },
        { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
        {},
      ];

      for (const headers of heard)
        expect((await app.inject(post('/identity/logout', {}, headers))).statusCode).toBe(200);
    });

    test('[R57] a link to a call that changes something is a page’s GET, and changes nothing', async () => {
      const app = await buildTestApp();

      for (const path of ['logout', 'verify?token=x', 'login?email=a&password=b'])
        expect((await app.inject(`/identity/${path}`)).statusCode).toBe(405);
    });
  });

  test('[R7] [R37] whose address is counted is not for the caller to say', async () => {
    const app = await buildTestApp();
    const probe = (number: number) => {
      const address = `198.51.100.${number}`;
      const forged = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
      return app.inject(post('/identity/password-reset', { email: `user${number}@kinora.example` }, forged));
    };

    for (let number = 0; number < 5; number += 1) expect((await probe(number)).statusCode).toBe(404);
    expect((await probe(5)).statusCode).toBe(429);
  });

  test('[R62] over the wire a path that means another, and a body of no stated type, are refused', async () => {
    const app = await buildTestApp();
    const port = await listen(app);
    const body = JSON.stringify(ann);
    const head = 'HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n';

    const wandering = await sendRaw(port, `GET /identity/../identity/session ${head}\r\n`);
    const untyped = await sendRaw(
      port,
      `POST /identity/register ${head}content-length: ${body.length}\r\n\r\n${body}`,
    );
    await app.close();

    expect(wandering).toMatch(/^HTTP\/1\.1 404 /);
    expect(untyped).toMatch(/^HTTP\/1\.1 400 /);
  });
});
