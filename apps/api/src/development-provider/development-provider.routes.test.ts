import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { openIdentity } from '../open-identity.ts';
import { buildTestApp } from '../test-app.ts';
import { endingOf, publicUrl } from './test-provider.ts';

const standIns = { hasOutbox: false, hasProvider: true };
const discovery = '/dev/google/.well-known/openid-configuration';

test('the stand-in names addresses of its issuer, whatever the request says of host and protocol', async () => {
  const app = await buildTestApp({ standIns });

  const answer = await app.inject({
    url: discovery,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  });

  expect(answer.json()).toMatchObject({
    issuer: `${publicUrl}/dev/google`,
    authorization_endpoint: `${publicUrl}/dev/google/auth`,
    token_endpoint: `${publicUrl}/dev/google/token`,
    jwks_uri: `${publicUrl}/dev/google/jwks`,
  });
  expect(answer.body).not.toContain('evil.example');
});

test('the stand-in is not there where it was not asked for', async () => {
  const app = await buildTestApp();

  // The site answers, as it does for any path.
  expect((await app.inject(discovery)).headers['content-type']).toContain('text/html');
  expect((await app.inject({ method: 'POST', url: '/dev/google/token' })).statusCode).toBe(405);
});

test('a sign-in that is over, or was never begun, says so on a page that loads nothing', async () => {
  const app = await buildTestApp({ standIns });

  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/dev/google/choose/nobody' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This sign-in is over. Please start again.');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('a request that makes no sense gets a page, and the log stays quiet', async () => {
  const app = await buildTestApp({ standIns });

  const answer = await app.inject('/dev/google/auth?client_id=%3Cscript%3Ealert(1)%3C/script%3E');

  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Something is wrong');
  expect(answer.body).not.toContain('<script');
});

test('[R46] it cuts the tie to the window that opened it where a test asks for that', async () => {
  const app = await buildTestApp({ standIns });
  const url = '/dev/google/choose/nobody';

  const plain = await app.inject({ url });
  const isolated = await app.inject({ url, headers: { cookie: 'kinora_isolate_provider=1' } });

  expect(plain.headers['cross-origin-opener-policy']).toBeUndefined();
  expect(isolated.headers['cross-origin-opener-policy']).toBe('same-origin');
});

test.each([
  [true, 'google-not-set-up'],
  [false, 'google-not-reached'],
])('in production (%s) nothing stands in for Google: %s', async (isProduction, code) => {
  const identity = await openIdentity({
    settings: {
      isProduction,
      // Nothing listens there.
      publicUrl: 'http://127.0.0.1:9',
      auth: { secret: undefined, isEnumerationProtected: false, tokenIssuer: undefined },
      google: undefined,
    },
    database: createMemoryDatabase(),
    sendMail: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
  });

  const answer = await identity.answer(new Request('http://127.0.0.1:9/identity/google'), {
    address: '192.0.2.1',
  });

  expect(endingOf(answer).outcome).toMatchObject({ outcome: 'failed', code });
});
