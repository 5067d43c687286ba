import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, openTestIdentity, type TestIdentity } from './test-browser.ts';

const second = 1_000;
const minute = 60 * second;

interface IssuerKey {
  kid: string;
  privateKey: KeyObject;
  jwk: Record<string, unknown>;
}

function makeKey(kid: string): IssuerKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } };
}

type Weather = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let weather: Weather;
let fetches = 0;
let issuer = '';

beforeEach(async () => {
  fetches = 0;
  server = createServer((request, response) => {
    fetches += 1;
    weather(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function serveKeys(...keys: IssuerKey[]): Weather {
  return (_request, response) => {
    response.setHeader('cache-control', 'max-age=300');
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
  };
}

function openWithIssuer(database: Parameters<typeof openTestIdentity>[0]): TestIdentity {
  return openTestIdentity(database, {
    tokenIssuer: { issuer, audience: 'our-project', jwksUrl: `${issuer}/jwks` },
  });
}

function tokenOf(
  { kid, privateKey }: IssuerKey,
  now: number,
  claims: object = {},
  header: object = {},
): string {
  const seconds = Math.floor(now / second);
  const parts = [
    { alg: 'ES256', kid, typ: 'JWT', ...header },
    {
      iss: issuer,
      aud: 'our-project',
      sub: 'subject-1',
      email: 'zoe@elsewhere.example',
      email_verified: true,
      name: 'Zoe',
      iat: seconds,
      exp: seconds + 600,
      ...claims,
    },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

describeEachEngine('tokens of another issuer', (openTestDatabase) => {
  test('[R43] name a user of their own, the same one every time', async () => {
    const key = makeKey('one');
    weather = serveKeys(key);
    const { identity, clock } = openWithIssuer(await openTestDatabase());

    const [first, ...others] = await Promise.all(
      Array.from({ length: 6 }, () => identity.readToken(tokenOf(key, clock.now))),
    );
    const other = await identity.readToken(tokenOf(key, clock.now, { sub: 'subject-2' }));

    expect(first).toEqual({
      user: {
        uid: expect.any(String),
        displayName: 'Zoe',
        email: 'zoe@elsewhere.example',
        emailVerified: true,
      },
      sessionId: null,
      pseudonym: expect.stringMatching(/^[\w-]{12}$/),
    });
    for (const same of others) expect(same.user.uid).toBe(first?.user.uid);
    expect(other.user.uid).not.toBe(first?.user.uid);
    expect(fetches).toBe(1);
  });

  test('[R47] never get the account that has the same address here', async () => {
    const key = makeKey('one');
    weather = serveKeys(key);
    const { identity, clock } = openWithIssuer(await openTestDatabase());
    const own = await identity.ensureVerifiedAccount(ann);

    const { user } = await identity.readToken(tokenOf(key, clock.now, { email: ann.email }));

    expect(user.email).toBe(ann.email);
    expect(user.uid).not.toBe(own.uid);
  });

  test('[R43] are refused for every fault, and so are this site’s own', async () => {
    const key = makeKey('one');
    weather = serveKeys(key);
    const database = await openTestDatabase();
    const { identity, clock } = openWithIssuer(database);
    const own = openTestIdentity(database);
    await own.identity.ensureVerifiedAccount(ann);
    const { token } = await own.open().logIn(ann);
    const bad = [
      token.value,
      tokenOf(key, clock.now, { iss: `${issuer}/` }),
      tokenOf(key, clock.now, { aud: 'another-project' }),
      tokenOf(key, clock.now, { aud: ['our-project', 'another-project'] }),
      tokenOf(key, clock.now, { sub: '' }),
      tokenOf(key, clock.now - 11 * minute - second),
      tokenOf(key, clock.now, {}, { typ: 'at+jwt' }),
      tokenOf(key, clock.now, {}, { alg: 'HS256' }),
      tokenOf({ ...makeKey('one'), kid: 'one' }, clock.now),
    ];

    for (const value of bad)
      await expect(identity.readToken(value)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(identity.readToken(tokenOf(key, clock.now))).resolves.toBeDefined();
  });

  test('[R48] need an address that the issuer has seen proven', async () => {
    const key = makeKey('one');
    weather = serveKeys(key);
    const { identity, clock } = openWithIssuer(await openTestDatabase());

    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }])
      await expect(identity.readToken(tokenOf(key, clock.now, claims))).rejects.toMatchObject({
        code: 'email-not-verified',
      });
  });

  test('[R44] a new key is fetched when a token names it, 1,000 made-up ones cost one fetch a minute', async () => {
    const [first, second_] = [makeKey('one'), makeKey('two')];
    weather = serveKeys(first);
    const { identity, clock } = openWithIssuer(await openTestDatabase());
    await identity.readToken(tokenOf(first, clock.now));

    clock.now += minute;
    weather = serveKeys(first, second_);
    await identity.readToken(tokenOf(second_, clock.now));
    await identity.readToken(tokenOf(first, clock.now));
    expect(fetches).toBe(2);

    const madeUp = Array.from({ length: 1_000 }, (_, number) => tokenOf(makeKeyId(first, number), clock.now));
    for (const value of madeUp)
      await expect(identity.readToken(value)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(fetches).toBe(2);
    clock.now += minute;
    await Promise.allSettled(madeUp.map((value) => identity.readToken(value)));
    expect(fetches).toBe(3);
  });

  describe('whose keys cannot be had', () => {
    const storms: Record<string, Weather> = {
      'an error': (_request, response) => response.writeHead(500).end('{"keys":[]}'),
      'a web page': (_request, response) => response.end('<!doctype html><title>Sorry</title>'),
      'half an answer': (_request, response) => response.end('{"keys":[{"kty":"EC"'),
      'no keys': (_request, response) => response.end('{"keys":[]}'),
      'another form': (_request, response) => response.end('{"keys":{"__proto__":1}}'),
      'secret keys': (_request, response) =>
        response.end(JSON.stringify({ keys: [{ kid: 'one', kty: 'oct', k: 'c2VjcmV0', alg: 'HS256' }] })),
      'private keys': (_request, response) => {
        const { privateKey } = makeKey('one');
        response.end(JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one' }] }));
      },
      'a megabyte': (_request, response) => response.end(' '.repeat(1_000_000)),
      'the way to another place': (request, response) => {
        if (request.url === '/elsewhere') serveKeys(makeKey('one'), makeKey('two'))(request, response);
        else response.writeHead(302, { location: '/elsewhere' }).end();
      },
      'no answer': (request) => request.socket.destroy(),
    };

    test('[R44] the last good keys stay, and new ones are taken later', async () => {
      const database = await openTestDatabase();

      for (const [kind, storm] of Object.entries(storms)) {
        const [first, next] = [makeKey('one'), makeKey('two')];
        weather = serveKeys(first);
        fetches = 0;
        const { identity, clock, events } = openWithIssuer(database);
        await identity.readToken(tokenOf(first, clock.now));

        weather = storm;
        clock.now += 10 * minute;
        const unknown = identity.readToken(tokenOf(next, clock.now));
        await expect(unknown).rejects.toMatchObject({ code: 'not-signed-in' });
        await expect(identity.readToken(tokenOf(first, clock.now))).resolves.toBeDefined();
        expect([kind, fetches]).toEqual([kind, 2]);
        expect(events.map(({ event }) => event)).toContain('issuer-keys-not-fetched');

        weather = serveKeys(next);
        clock.now += minute;
        await expect(identity.readToken(tokenOf(next, clock.now))).resolves.toBeDefined();
        const gone = identity.readToken(tokenOf(first, clock.now));
        await expect(gone).rejects.toMatchObject({ code: 'not-signed-in' });
      }
    });

    test('[R44] at the start: the next token after some seconds tries again', async () => {
      const key = makeKey('one');
      weather = (_request, response) => response.writeHead(503).end();
      const { identity, clock } = openWithIssuer(await openTestDatabase());
      await expect(identity.readToken(tokenOf(key, clock.now))).rejects.toMatchObject({
        code: 'not-signed-in',
      });

      weather = serveKeys(key);
      clock.now += 10 * second;
      await expect(identity.readToken(tokenOf(key, clock.now))).resolves.toBeDefined();
    });
  });
});

/** The same key under a name that nobody published. */
function makeKeyId(key: IssuerKey, number: number): IssuerKey {
  return { ...key, kid: `made-up-${number}` };
}
