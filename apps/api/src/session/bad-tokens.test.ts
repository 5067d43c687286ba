import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '@kinora/contracts/failure';
import { readClaims } from '@kinora/identity/tokens/read-claims';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { publicUrl } from '../test-identity.ts';
import { ann, makeVerified, openTestIdentity, type TestIdentity } from './test-browser.ts';

type Json = Record<string, unknown>;

/** A key that this site never had, in the form that it uses. */
const { privateKey: strangersKey, publicKey: strangersPublicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
});

function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

function signToken(header: unknown, payload: unknown, key: KeyObject = strangersKey): string {
  const signed = `${part(header)}.${part(payload)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Stands wherever a token's header could point, and counts who comes. */
let trap: Server;
let trapUrl = '';
let visitsToTrap = 0;

beforeAll(async () => {
  const key = { ...strangersPublicKey.export({ format: 'jwk' }), kid: 'stranger', alg: 'ES256' };
  trap = createServer((_request, response) => {
    visitsToTrap += 1;
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/jwks`; // it listens on a port
});

afterAll(() => trap.close());

test('[R28] a token whose key cannot be looked for is not called bad', async () => {
  const rules = {
    issuer: publicUrl,
    audience: 'kinora',
    algorithms: ['ES256'],
    types: ['JWT'],
    findKey: () => Promise.reject(new Failure('storage-down', 'The storage is down.')),
    now: () => Date.now(),
  };
  const token = signToken({ alg: 'ES256', kid: 'stranger' }, { sub: 'ann' });
  await expect(readClaims(token, rules)).rejects.toMatchObject({ code: 'storage-down' });
});

describeEachEngine('ID tokens that are not good', (openTestDatabase) => {
  let identity: TestIdentity;
  let good: { token: string; header: Json; payload: Json };
  let ownKey: KeyObject;

  beforeAll(async () => {
    const database = await openTestDatabase();
    identity = openTestIdentity(database);
    await makeVerified(identity, ann);
    // Signed with a key of the site itself, so that nothing but the one fault can be what refuses a token.
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    ownKey = privateKey;
    const time = new Date(identity.clock.now).toISOString();
    await database.db
      .insertInto('signing_keys')
      .values({
        id: 'own-key',
        public_key: JSON.stringify(publicKey.export({ format: 'jwk' })),
        private_key: 'not needed here',
        created_at: new Date(identity.clock.now - 1).toISOString(),
        expires_at: time,
        alg: 'ES256',
        crv: 'P-256',
      })
      .execute();
    const { token } = await identity.open().logIn(ann);
    const header = { ...decodeProtectedHeader(token.value), kid: 'own-key' };
    good = { token: token.value, header, payload: decodeJwt(token.value) };
  });

  const forge = (header: Json, payload: Json, key = ownKey) =>
    signToken({ ...good.header, ...header }, { ...good.payload, ...payload }, key);
  const seconds = () => Math.floor(identity.clock.now / 1_000);

  test('the one that the faults below are put into is good', async () => {
    expect(await identity.identity.readToken(forge({}, {}))).toMatchObject({ user: { email: ann.email } });
  });

  const bad: Record<string, () => string> = {
    'nothing at all': () => '',
    'one word': () => 'token',
    'two parts': () => good.token.split('.').slice(0, 2).join('.'),
    'four parts': () => `${good.token}.${part({})}`,
    'five parts, as an encrypted one has': () => 'a.b.c.d.e',
    'parts that are no JSON': () => signToken('header', 'payload', ownKey),
    'a megabyte': () => forge({}, { padding: 'x'.repeat(1_000_000) }),
    'alg none, without a signature': () => `${part({ ...good.header, alg: 'none' })}.${part(good.payload)}.`,
    'alg none, with the signature of another': () =>
      `${part({ ...good.header, alg: 'none' })}.${good.token.split('.').slice(1).join('.')}`,
    'alg None in other letters': () => `${part({ ...good.header, alg: 'nOnE' })}.${part(good.payload)}.`,
    'HS256 with the public key as the secret': () => {
      const signed = `${part({ ...good.header, alg: 'HS256' })}.${part(good.payload)}`;
      const secret = strangersPublicKey.export({ type: 'spki', format: 'pem' });
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    'HS256 with an empty secret': () => {
      const signed = `${part({ ...good.header, alg: 'HS256' })}.${part(good.payload)}`;
      return `${signed}.${createHmac('sha256', '').update(signed).digest('base64url')}`;
    },
    'an algorithm of another curve': () => forge({ alg: 'ES384' }, {}),
    'an algorithm that nobody knows': () => forge({ alg: 'XX999' }, {}),
    'no algorithm': () => forge({ alg: undefined }, {}),
    'a signature by a stranger’s key': () => forge({}, {}, strangersKey),
    'no signature': () => `${forge({}, {}).split('.').slice(0, 2).join('.')}.`,
    'a signature of zeros': () =>
      `${forge({}, {}).split('.').slice(0, 2).join('.')}.${Buffer.alloc(64).toString('base64url')}`,
    'another payload under a good signature': () => {
      const [header, , signature] = good.token.split('.');
      return `${header}.${part({ ...good.payload, sub: 'somebody-else' })}.${signature}`;
    },
    'no key id': () => forge({ kid: undefined }, {}),
    'an unknown key id': () => forge({ kid: 'stranger' }, {}, strangersKey),
    'a key id that is SQL': () => forge({ kid: "' or '1'='1" }, {}),
    'a key id that is a path': () => forge({ kid: '../../../../dev/null' }, {}),
    'a key id that is a number': () => forge({ kid: 7 }, {}),
    'a key that the header brings along': () =>
      forge({ jwk: strangersPublicKey.export({ format: 'jwk' }) }, {}, strangersKey),
    'a key address in the header (jku)': () => forge({ jku: trapUrl, kid: 'stranger' }, {}, strangersKey),
    'a certificate address in the header (x5u)': () =>
      forge({ x5u: trapUrl, kid: 'stranger' }, {}, strangersKey),
    'a certificate in the header (x5c)': () => forge({ x5c: ['MIIB'], kid: 'stranger' }, {}, strangersKey),
    'an extension that must be understood': () => forge({ crit: ['exp'] }, {}),
    'another issuer': () => forge({}, { iss: 'https://evil.example' }),
    'an issuer with a slash more': () => forge({}, { iss: `${publicUrl}/` }),
    'no issuer': () => forge({}, { iss: undefined }),
    'the token of another project (audience)': () => forge({}, { aud: 'another-project' }),
    'two audiences': () => forge({}, { aud: ['kinora', 'another-project'] }),
    'the audience as a list of one': () => forge({}, { aud: ['kinora'] }),
    'no audience': () => forge({}, { aud: undefined }),
    'a life that ended': () => forge({}, { iat: seconds() - 3_600, exp: seconds() - 61 }),
    'no end of its life': () => forge({}, { exp: undefined }),
    'an end that is a word': () => forge({}, { exp: 'never' }),
    'a birth in the future': () => forge({}, { iat: seconds() + 62, exp: seconds() + 900 }),
    'no birth': () => forge({}, { iat: undefined }),
    'a beginning in the future': () => forge({}, { nbf: seconds() + 62 }),
    'no subject': () => forge({}, { sub: undefined }),
    'an empty subject': () => forge({}, { sub: '' }),
    'a subject that is a number': () => forge({}, { sub: 7 }),
    'the subject of another user': () => forge({}, { sub: 'somebody-else' }),
    'no session': () => forge({}, { sid: undefined }),
    'an unknown session': () => forge({}, { sid: 'unknown' }),
    'an access token in its place (typ)': () => forge({ typ: 'at+jwt' }, {}),
    'a plain JWT in its place (typ)': () => forge({ typ: 'JWT' }, {}),
    'no type': () => forge({ typ: undefined }, {}),
    'claims twice, the first ones good': () => {
      const text = JSON.stringify(good.payload);
      return signToken(good.header, `${text.slice(0, -1)},"aud":"another-project"}`, ownKey);
    },
    'the algorithm twice in the header': () => {
      const header = `{"alg":"ES256",${JSON.stringify({ ...good.header, alg: 'none' }).slice(1)}`;
      return `${part(header)}.${part(good.payload)}.`;
    },
    'a list for a payload': () => signToken(good.header, [good.payload], ownKey),
    'a mark that hides behind the parts': () => ` ${good.token}\n`,
  };

  test.each(Object.keys(bad))('[R43] %s: refused, and nothing is fetched', async (kind) => {
    const token = bad[kind]?.() ?? '';

    await expect(identity.identity.readToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(visitsToTrap).toBe(0);
    await expect(identity.identity.readToken(forge({}, {}))).resolves.toBeDefined();
  });

  test('[R24] [R43] clocks may differ by a minute', async () => {
    const { identity: reader } = identity;
    const late = forge({}, { iat: seconds() - 900, exp: seconds() - 59 });
    const early = forge({}, { iat: seconds() + 59, nbf: seconds() + 59 });

    for (const token of [late, early]) await expect(reader.readToken(token)).resolves.toBeDefined();
  });
});
