import type { Identity } from '@kinora/identity/identity';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { publicUrl } from '../test-identity.ts';
import { ann, makeVerified, openTestIdentity } from './test-browser.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeEachEngine('ID tokens', (openTestDatabase) => {
  test('[AU-10] [R43] say who the user is, for 15 minutes, and verify with the published keys', async () => {
    const identity = openTestIdentity(await openTestDatabase());
    await makeVerified(identity, ann);
    const { user, token } = await identity.open().logIn(ann);

    const answer = await identity.open().get('jwks');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const keys = answer.body as JSONWebKeySet; // as RFC 7517 has it
    expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    const { payload, protectedHeader } = await jwtVerify(token.value, createLocalJWKSet(keys), {
      issuer: publicUrl,
      audience: 'kinora',
    });

    expect(protectedHeader).toEqual({ alg: 'ES256', kid: expect.any(String), typ: 'id+jwt' });
    expect(payload).toEqual({
      iss: publicUrl,
      aud: 'kinora',
      sub: user.uid,
      sid: expect.any(String),
      email: ann.email,
      email_verified: true,
      name: 'Ann',
      iat: Math.floor(identity.clock.now / 1_000),
      exp: Math.floor(identity.clock.now / 1_000) + 15 * 60,
    });
    expect(token.expiresAt).toBe(new Date((payload.exp ?? 0) * 1_000).toISOString());
  });

  test('[R43] [R48] end when the address is not proven any more', async () => {
    const database = await openTestDatabase();
    const identity = openTestIdentity(database);
    await makeVerified(identity, ann);
    const browser = identity.open();
    const { token } = await browser.logIn(ann);
    await database.db
      .updateTable('users')
      .set({ email_verified: database.engine === 'postgres' ? false : 0 })
      .execute();

    await expect(identity.identity.readToken(token.value)).rejects.toMatchObject({
      code: 'email-not-verified',
    });
    expect(await browser.get('session')).toMatchObject({ body: null });
  });

  describe('and their keys', () => {
    test('[R44] change without a restart, and what the old one signed stays good while it lives', async () => {
      const database = await openTestDatabase();
      const identity = openTestIdentity(database, { now: () => Date.now() });
      await makeVerified(identity, ann);
      const browser = identity.open();
      vi.useFakeTimers({ toFake: ['Date'] });
      try {
        const start = Date.now();
        const first = await browser.logIn(ann);
        vi.setSystemTime(start + 30 * day - minute);
        const last = await useFresh(identity.identity, browser, 3);
        vi.setSystemTime(start + 30 * day + minute);
        const next = await browser.logIn(ann);

        const kids = [first.token.value, last, next.token.value].map(
          (token) => decodeProtectedHeader(token).kid,
        );
        expect(kids[1]).toBe(kids[0]);
        expect(kids[2]).not.toBe(kids[0]);
        const { keys } = (await browser.get('jwks')).body as JSONWebKeySet; // as RFC 7517 has it
        expect(keys.map(({ kid }) => kid)).toEqual([kids[2], kids[0]]);

        vi.setSystemTime(start + 30 * day + 2 * 60 * minute);
        const later = (await browser.get('jwks')).body as JSONWebKeySet; // as RFC 7517 has it
        expect(later.keys.map(({ kid }) => kid)).toEqual([kids[2]]);
      } finally {
        vi.useRealTimers();
      }
    });

    test('are stored encrypted; a changed secret makes a new one and keeps the old tokens good', async () => {
      const database = await openTestDatabase();
      const before = openTestIdentity(database, { secret: 'a'.repeat(40) });
      await makeVerified(before, ann);
      const { token } = await before.open().logIn(ann);
      const { private_key } = await database.db
        .selectFrom('signing_keys')
        .select('private_key')
        .executeTakeFirstOrThrow();
      expect(private_key).not.toContain('"d"');

      const after = openTestIdentity(database, { secret: 'b'.repeat(40) });
      const renewed = await after.open().logIn(ann);

      for (const value of [token.value, renewed.token.value])
        expect(await after.identity.readToken(value)).toMatchObject({ user: { email: ann.email } });
      expect(decodeProtectedHeader(renewed.token.value).kid).not.toBe(decodeProtectedHeader(token.value).kid);
    });

    test('[R31] processes that start at once share one secret and take each other’s tokens', async () => {
      const database = await openTestDatabase();
      const processes = Array.from({ length: 6 }, () => openTestIdentity(database));
      await Promise.all(processes.map(({ open }) => open().get('jwks')));
      const [first] = processes;
      if (!first) throw new Error('There is no process.');
      await makeVerified(first, ann);

      const tokens = await Promise.all(processes.map(({ open }) => open().logIn(ann)));

      expect(await database.db.selectFrom('secrets').selectAll().execute()).toHaveLength(1);
      for (const { token } of tokens)
        for (const { identity } of processes)
          await expect(identity.readToken(token.value)).resolves.toBeDefined();
    });
  });
});

/** The session is used every ten days, so that it lives on. */
async function useFresh(
  identity: Identity,
  browser: { token(): Promise<{ value: string }> },
  times: number,
): Promise<string> {
  const end = Date.now();
  let value = '';
  for (let time = times - 1; time >= 0; time -= 1) {
    vi.setSystemTime(end - time * 10 * day);
    ({ value } = await browser.token());
    await identity.readToken(value);
  }
  return value;
}
