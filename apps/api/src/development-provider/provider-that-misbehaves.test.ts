import { createServer } from 'node:http';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Crookedness,
  type CrookedProvider,
  signInAt,
  startCrookedProvider,
  type TokenMaking,
} from './crooked-provider.ts';
import { endingOf, listen, openSignIn } from './test-provider.ts';

let provider: CrookedProvider;

beforeEach(async () => {
  provider = await startCrookedProvider();
});

afterEach(() => provider.close());

test('the provider of these tests signs somebody in while it behaves', async () => {
  const { ending, sessions } = await signInAt(provider, {});

  expect(ending.outcome).toMatchObject({ outcome: 'signed-in' });
  expect(sessions).toBe(1);
});

describe('[R45] [R43] an ID token that is not right signs nobody in', () => {
  const now = Math.floor(Date.now() / 1_000);
  const bad: Record<string, Crookedness['makeToken']> = {
    'another issuer': changed({ iss: 'https://evil.example' }),
    'another audience': changed({ aud: 'somebody-else' }),
    'an audience beside us, for another': changed({ aud: ['kinora', 'other'], azp: 'other' }),
    'another nonce': changed({ nonce: 'x'.repeat(43) }),
    'no nonce': changed({ nonce: undefined }),
    'an end that is past': changed({ iat: now - 900, exp: now - 600 }),
    'no end': changed({ exp: undefined }),
    'a beginning that is to come': changed({ nbf: now + 3_600 }),
    'no subject': changed({ sub: undefined }),
    'no signature': ({ claims }) => `${part({ alg: 'none' })}.${part(claims)}.`,
    'our secret as its key': ({ claims }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('not-a-secret'.repeat(4))),
    'a key that nobody knows': ({ claims, sign }) => sign(claims, { kid: 'two' }),
    'a changed word under the old signature': async ({ claims, sign }) => {
      const [header, , signature] = (await sign(claims)).split('.');
      return `${header}.${part({ ...claims, sub: 'somebody-else' })}.${signature}`;
    },
    'no token at all': () => '',
    'three words': () => 'not.a.token',
  };

  test.each(Object.entries(bad))('%s', async (_name, makeToken) => {
    const { ending, sessions } = await signInAt(provider, { ...(makeToken && { makeToken }) });

    expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
    expect(sessions).toBe(0);
  });
});

describe('a provider that is down or slow', () => {
  const ends: Record<string, NonNullable<Crookedness['answer']>['token']> = {
    'breaks down': (response) => response.writeHead(503).end(),
    'hangs up': (response) => response.destroy(),
    'hangs up in the middle': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"access_token":');
      setTimeout(() => response.destroy(), 20);
    },
    'sends more than anybody reads': (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(1_100_000)),
    'says nothing': () => undefined,
    trickles: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    },
  };

  test.concurrent.each(Object.entries(ends))('%s when it is given the code', async (_name, token) => {
    const crooked = await startCrookedProvider();
    const { ending, sessions } = await signInAt(crooked, { ...(token && { answer: { token } }) });
    crooked.close();

    expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-reached' });
    expect(sessions).toBe(0);
  });

  test('is told at the start, and asked again at the next click', async () => {
    const { walker } = openSignIn(provider);
    provider.state.crookedness = { answer: { discovery: (response) => response.writeHead(500).end() } };

    const failed = endingOf(await walker.ask('/identity/google?as=popup&attempt=a-1'));
    provider.state.crookedness = {};
    const address = await walker.start();

    expect(failed.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-reached' });
    expect(failed.parameters.get('attempt')).toBe('a-1');
    expect(address.origin).toBe(provider.issuer);
  });

  test('is asked for its addresses once, however many want to sign in', async () => {
    const { walker } = openSignIn(provider);

    await Promise.all(Array.from({ length: 20 }, () => walker.start()));

    expect(provider.state.requests).toEqual(['discovery']);
  });
});

describe('a provider that leads elsewhere', () => {
  test('[R45] the code goes to nobody but the provider', async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const port = await listen(elsewhere);
    const lead = { location: `http://127.0.0.1:${port}/token` };
    for (const status of [301, 302, 303, 307, 308]) {
      const { ending, sessions } = await signInAt(provider, {
        answer: { token: (response) => response.writeHead(status, lead).end() },
      });
      expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
      expect(sessions).toBe(0);
    }
    elsewhere.close();

    expect(visits).toBe(0);
  });

  test('[R45] an answer is good once, even for a provider that would take its code twice', async () => {
    const { walker, database } = openSignIn(provider);
    const back = provider.answerTo(await walker.start());
    const cookies = new Map(walker.siteCookies);

    expect((await walker.finish(back)).outcome).toMatchObject({ outcome: 'signed-in' });
    for (const [name, value] of cookies) walker.siteCookies.set(name, value);

    expect((await walker.finish(back)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  test('[R45] addresses of another issuer are not used', async () => {
    provider.state.crookedness = { metadata: { issuer: 'https://evil.example' } };
    const { walker } = openSignIn(provider);

    expect(endingOf(await walker.ask('/identity/google')).outcome).toMatchObject({
      code: 'google-not-completed',
    });
  });

  test.each([
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hello</h1>')],
    ['no JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{')],
    [
      'a refusal',
      (response) =>
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    ],
  ] satisfies [string, NonNullable<Crookedness['answer']>['token']][])(
    'or answers with %s',
    async (_name, token) => {
      const { ending, sessions } = await signInAt(provider, { answer: { token } });

      expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
      expect(sessions).toBe(0);
    },
  );

  test.each([
    ['temporarily_unavailable', 'google-not-reached'],
    ['server_error', 'google-not-reached'],
    ['access_denied', 'canceled'],
    ['invalid_scope', 'google-not-completed'],
  ])('its own error %s is told as %s', async (error, code) => {
    const { walker } = openSignIn(provider);
    const back = provider.answerTo(await walker.start());
    back.searchParams.delete('code');
    back.searchParams.set('error', error);

    expect((await walker.finish(back)).outcome).toMatchObject({ outcome: 'failed', code });
  });
});

/** `undefined` leaves a claim out. */
function changed(change: Record<string, unknown>) {
  return ({ claims, sign }: TokenMaking) => sign({ ...claims, ...change });
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
