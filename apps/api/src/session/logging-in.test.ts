import { hashPassword } from '@kinora/identity/passwords/hash-password';
import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';

describeEachEngine('accounts', (openTestDatabase) => {
  describe('logging in', () => {
    test('[AU-01] [R36] an unknown address and a wrong password get the same answer', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      const browser = identity.open();

      const wrong = await browser.post('login', { ...ann, password: 'seven quiet otter' });
      const unknown = await browser.post('login', { ...ann, email: 'bob@kinora.example' });

      expect(wrong).toMatchObject({
        status: 401,
        code: 'wrong-credentials',
        body: { message: 'Invalid email or password. Please try again.' },
      });
      expect(unknown).toEqual(wrong);
      expect(browser.cookies.size).toBe(0);
    });

    test('[LG-06] [R48] a wrong password of an unverified account does not tell that it is unverified', async () => {
      const { open } = openTestIdentity(await openTestDatabase());
      await open().post('register', ann);

      expect(await open().post('login', { ...ann, password: 'wrong' })).toMatchObject({
        code: 'wrong-credentials',
      });
    });

    test('[LG-06] who is unverified can have the mail sent again, with the right password only', async () => {
      const { mails, open } = openTestIdentity(await openTestDatabase());
      await open().post('register', ann);
      const first = linkToken(mails, ann.email);

      const wrong = { ...ann, password: 'wrong' };
      expect(await open().post('verification-mail', wrong)).toMatchObject({ code: 'wrong-credentials' });
      expect(await open().post('verification-mail', ann)).toMatchObject({ status: 200, body: {} });

      expect(mails).toHaveLength(2);
      expect(await open().post('verify', { token: first })).toMatchObject({ code: 'link-not-valid' });
      expect(await open().post('verify', { token: linkToken(mails, ann.email) })).toMatchObject({
        status: 200,
      });
      expect(await open().post('verification-mail', ann)).toMatchObject({ status: 200 });
      expect(mails).toHaveLength(2);
    });

    test('[R34] a password that was stored with less work is stored anew', async () => {
      const database = await openTestDatabase();
      const identity = openTestIdentity(database);
      await makeVerified(identity, ann);
      const weak = await hashWeakly(ann.password);
      await database.db.updateTable('accounts').set({ password: weak }).execute();

      await identity.open().logIn(ann);

      const { password } = await database.db
        .selectFrom('accounts')
        .select('password')
        .executeTakeFirstOrThrow();
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      await identity.open().logIn(ann);
    });

    test('the log tells what happened and names nobody', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      await identity.open().logIn(ann);
      await identity.open().post('login', { ...ann, password: 'wrong' });

      const names = identity.events.map(({ event }) => event);
      expect(names).toEqual(['registered', 'email-verified', 'signed-in', 'sign-in-failed']);
      expect(JSON.stringify(identity.events)).not.toMatch(/ann|kinora|eyJ/i);
    });
  });
});

function hashWeakly(password: string): Promise<string> {
  return hashPassword(password, { memory: 8_192, passes: 1, parallelism: 1 });
}
