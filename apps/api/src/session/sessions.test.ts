import { createHash } from 'node:crypto';
import type { Session } from '@kinora/contracts/session';
import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, makeVerified, openTestIdentity, type TestIdentity } from './test-browser.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const cookieName = '__Host-kinora_session';

async function openWithAnn(database: Parameters<typeof openTestIdentity>[0]): Promise<TestIdentity> {
  const identity = openTestIdentity(database);
  await makeVerified(identity, ann);
  return identity;
}

describeEachEngine('sessions', (openTestDatabase) => {
  test('[R42] the cookie is random, for this host, out of the reach of scripts, and only its hash is stored', async () => {
    const database = await openTestDatabase();
    const { open } = await openWithAnn(database);
    const browser = open();

    const { headers } = await browser.post('login', ann);

    const [session = '', hint, device = ''] = headers.getSetCookie();
    const attributes = 'Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly; Secure';
    expect(session).toMatch(new RegExp(`^${cookieName}=[\\w-]{43}; ${attributes}$`));
    expect(hint).toBe('kinora_signed_in=1; Path=/; Max-Age=1209600; SameSite=Lax; Secure');
    expect(device).toMatch(/^__Host-kinora_device=[\w-]{22}\.[\w-]{43}; .*HttpOnly; Secure$/);
    const { token, ip_address } = await database.db
      .selectFrom('sessions')
      .selectAll()
      .executeTakeFirstOrThrow();
    const value = browser.cookies.get(cookieName) ?? '';
    expect(token).toBe(createHash('sha256').update(value).digest('base64url'));
    expect(ip_address).toBeNull();
  });

  test('[R42] on a site without TLS the cookies have a plain name and need none', async () => {
    const identity = openTestIdentity(await openTestDatabase(), { publicUrl: 'http://localhost:3000' });
    await identity.identity.ensureVerifiedAccount(ann);

    const request = new Request('http://localhost:3000/identity/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify(ann),
    });
    const answer = await identity.identity.answer(request, { address: '127.0.0.1' });

    const [session] = answer.headers.getSetCookie();
    expect(session).toMatch(/^kinora_session=[\w-]{43}; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/);
  });

  test('[R41] an id that was planted is never adopted, and every sign-in makes a new one', async () => {
    const { open } = await openWithAnn(await openTestDatabase());
    const browser = open();
    browser.cookies.set(cookieName, 'planted');

    await browser.logIn(ann);
    const first = browser.cookies.get(cookieName);
    await browser.logIn(ann);
    const second = browser.cookies.get(cookieName);

    expect(new Set(['planted', first, second]).size).toBe(3);
    for (const old of ['planted', first ?? '']) {
      const other = open();
      other.cookies.set(cookieName, old);
      expect(await other.get('session')).toMatchObject({ status: 200, body: null });
      expect(other.cookies.size).toBe(0);
    }
  });

  test('[R41] verifying an address signs nobody in', async () => {
    const { open } = await openWithAnn(await openTestDatabase());

    expect(await open().get('session')).toMatchObject({ status: 200, body: null });
  });

  test('[AU-11] [R40] [R41] logging out ends the session on the server, its token with it', async () => {
    const { identity, open } = await openWithAnn(await openTestDatabase());
    const browser = open();
    const { token } = await browser.logIn(ann);
    const old = browser.cookies.get(cookieName) ?? '';

    expect(await browser.post('logout')).toMatchObject({ status: 200, body: {} });

    expect([...browser.cookies.keys()]).toEqual(['__Host-kinora_device']);
    await expect(identity.readToken(token.value)).rejects.toMatchObject({ code: 'not-signed-in' });
    browser.cookies.set(cookieName, old);
    expect(await browser.get('session')).toMatchObject({ body: null });
    expect(await browser.get('account')).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  describe('ends', () => {
    test('[R42] after 14 idle days, and using it puts that off', async () => {
      const { clock, open } = await openWithAnn(await openTestDatabase());
      const browser = open();
      await browser.logIn(ann);

      clock.now += 14 * day - 1;
      const { body, headers } = await browser.get('session');
      expect(body).not.toBeNull();
      expect(headers.getSetCookie()).toHaveLength(2);
      clock.now += 14 * day - 1;
      expect((await browser.get('session')).body).not.toBeNull();
      clock.now += 14 * day;
      expect(await browser.get('session')).toMatchObject({ status: 200, body: null });
      expect(browser.cookies.has('kinora_signed_in')).toBe(false);
    });

    test('[R42] after 60 days, however much it is used', async () => {
      const { clock, open } = await openWithAnn(await openTestDatabase());
      const browser = open();
      await browser.logIn(ann);
      const end = clock.now + 60 * day;

      for (let used = 1; used < 60; used += 1) {
        clock.now += day;
        expect((await browser.get('session')).body).not.toBeNull();
      }
      clock.now = end - 1;
      const { body, headers } = await browser.get('session');
      expect(body).not.toBeNull();
      expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
      clock.now = end;
      expect((await browser.get('session')).body).toBeNull();
    });

    test('[R42] one that has ended leaves no row behind at the next sign-in', async () => {
      const database = await openTestDatabase();
      const { clock, open } = await openWithAnn(database);
      await open().logIn(ann);
      clock.now += day;
      await open().logIn(ann);

      clock.now += 13 * day;
      await open().logIn(ann);
      // The first has ended, the second has a day to go.
      expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
    });

    test('[R42] its end is not written anew at every call', async () => {
      const { clock, open } = await openWithAnn(await openTestDatabase());
      const browser = open();
      await browser.logIn(ann);

      clock.now += minute - 1;
      expect((await browser.get('session')).headers.getSetCookie()).toEqual([]);
      clock.now += 1;
      expect((await browser.get('session')).headers.getSetCookie()).toHaveLength(2);
    });
  });

  describe('the list', () => {
    test('[R42] names the devices, and ends those that are chosen', async () => {
      const { identity, open } = await openWithAnn(await openTestDatabase());
      const [here, there] = [open(), open()];
      await here.post('login', ann, { 'user-agent': 'Here 1.0' });
      await there.post('login', ann, { 'user-agent': 'There 2.0' });
      const token = await there.token();

      const { body } = await here.get('sessions');
      const listed = body as Session[]; // as the contract has it
      expect(listed.map(({ isCurrent, userAgent }) => [isCurrent, userAgent]).toSorted()).toEqual([
        [false, 'There 2.0'],
        [true, 'Here 1.0'],
      ]);
      const other = listed.find(({ isCurrent }) => !isCurrent);
      expect(await here.call('DELETE', `sessions/${other?.id}`)).toMatchObject({ status: 200 });

      expect((await there.get('session')).body).toBeNull();
      await expect(identity.readToken(token.value)).rejects.toMatchObject({ code: 'not-signed-in' });
      expect((await here.get('session')).body).not.toBeNull();
    });

    test('[R49] holds nothing of others, whose sessions nobody else can end', async () => {
      const identity = await openWithAnn(await openTestDatabase());
      const bob = { ...ann, name: 'Bob', email: 'bob@kinora.example' };
      await makeVerified(identity, bob);
      const [anns, bobs] = [identity.open(), identity.open()];
      await anns.logIn(ann);
      await bobs.logIn(bob);

      const [own] = (await anns.get('sessions')).body as Session[]; // as the contract has it
      expect((await bobs.get('sessions')).body).toHaveLength(1);
      expect(await bobs.call('DELETE', `sessions/${own?.id}`)).toMatchObject({
        status: 404,
        code: 'session-not-found',
      });
      expect((await anns.get('session')).body).not.toBeNull();
    });

    test('ending the own session is logging out', async () => {
      const { open } = await openWithAnn(await openTestDatabase());
      const browser = open();
      await browser.logIn(ann);

      const [own] = (await browser.get('sessions')).body as Session[]; // as the contract has it
      await browser.call('DELETE', `sessions/${own?.id}`);

      expect(browser.cookies.has(cookieName)).toBe(false);
      expect(await browser.get('sessions')).toMatchObject({ status: 401, code: 'not-signed-in' });
    });
  });
});
