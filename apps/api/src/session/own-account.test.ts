import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';

const changed = { ...ann, password: 'nine loud herons' };

describeEachEngine('the own account', (openTestDatabase) => {
  test('[AU-10] shows itself, and takes a new name', async () => {
    const identity = openTestIdentity(await openTestDatabase());
    await makeVerified(identity, ann);
    const browser = identity.open();
    const { user } = await browser.logIn(ann);

    expect((await browser.get('account')).body).toEqual({ user, hasPassword: true });
    const renamed = await browser.call('PATCH', 'account', { displayName: '  Ann  Otter ' });
    expect(renamed.body).toEqual({ ...user, displayName: 'Ann  Otter' });
    expect((await browser.get('session')).body).toMatchObject({ user: { displayName: 'Ann  Otter' } });
    for (const displayName of ['', '  ', 'a'.repeat(81), 'a\u0000b', 7, null])
      expect(await browser.call('PATCH', 'account', { displayName })).toMatchObject({
        code: 'invalid-input',
      });
  });

  test('[R49] is nobody’s who is not signed in', async () => {
    const { open } = openTestIdentity(await openTestDatabase());
    const calls = [
      ['GET', 'account'],
      ['PATCH', 'account'],
      ['DELETE', 'account'],
      ['POST', 'password'],
      ['GET', 'sessions'],
      ['DELETE', 'sessions/some-session'],
    ] as const;

    for (const [method, path] of calls)
      expect({ path, ...(await open().call(method, path, method === 'GET' ? undefined : {})) }).toMatchObject(
        {
          path,
          status: 401,
          code: 'not-signed-in',
        },
      );
  });

  describe('changing the password', () => {
    test('[R40] needs the current one, ends every other session and tells the owner', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      const { mails, open } = identity;
      const [here, there] = [open(), open()];
      await here.logIn(ann);
      const { token } = await there.logIn(ann);
      await open().post('password-reset', ann);
      const link = { token: linkToken(mails, ann.email), password: 'third and last one' };

      const wrong = { currentPassword: 'wrong', password: changed.password };
      expect(await here.post('password', wrong)).toMatchObject({ status: 403, code: 'wrong-password' });
      const weak = { currentPassword: ann.password, password: 'password' };
      expect(await here.post('password', weak)).toMatchObject({ status: 400, code: 'weak-password' });
      const right = { currentPassword: ann.password, password: changed.password };
      expect(await here.post('password', right)).toMatchObject({ status: 200, body: {} });

      expect(mails.at(-1)?.subject).toBe('Your Kinora password was changed');
      expect((await here.get('session')).body).not.toBeNull();
      expect((await there.get('session')).body).toBeNull();
      await expect(identity.identity.readToken(token.value)).rejects.toMatchObject({ code: 'not-signed-in' });
      expect(await open().post('new-password', link)).toMatchObject({ code: 'link-not-valid' });
      expect(await open().post('login', ann)).toMatchObject({ code: 'wrong-credentials' });
      await open().logIn(changed);
    });

    test('[R38] gives who sits at an open session no more guesses than a stranger', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      const browser = identity.open();
      await browser.logIn(ann);

      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 8; tries += 1) {
        const { code } = await browser.post('password', {
          currentPassword: 'wrong',
          password: changed.password,
        });
        codes.push(code);
      }

      expect(codes).toEqual([...Array(5).fill('wrong-password'), ...Array(3).fill('too-many-requests')]);
    });
  });

  describe('deleting it', () => {
    test('[R64] needs the password, and leaves no row, no session and no token', async () => {
      const database = await openTestDatabase();
      let cleaned = 0;
      const identity = openTestIdentity(database, { onAccountDeleted: async () => void (cleaned += 1) });
      await makeVerified(identity, ann);
      const [here, there] = [identity.open(), identity.open()];
      await here.logIn(ann);
      const { token } = await there.logIn(ann);

      for (const body of [{}, { password: 'wrong' }])
        expect(await here.call('DELETE', 'account', body)).toMatchObject({
          status: 403,
          code: 'wrong-password',
        });
      expect(cleaned).toBe(0);
      const gone = await here.call('DELETE', 'account', { password: ann.password });

      expect(gone).toMatchObject({ status: 200, body: {} });
      expect(here.cookies.has('__Host-kinora_session')).toBe(false);
      for (const table of ['users', 'accounts', 'sessions', 'mail_links'] as const)
        expect([table, ...(await database.db.selectFrom(table).selectAll().execute())]).toEqual([table]);
      expect(cleaned).toBe(1);
      expect((await there.get('session')).body).toBeNull();
      await expect(identity.identity.readToken(token.value)).rejects.toMatchObject({ code: 'not-signed-in' });
    });

    test('[R64] frees the address for a new account', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      const browser = identity.open();
      const { user } = await browser.logIn(ann);
      await browser.call('DELETE', 'account', { password: ann.password });

      await makeVerified(identity, changed);
      const again = await identity.open().logIn(changed);

      expect(again.user.uid).not.toBe(user.uid);
    });
  });
});
