import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { publicUrl } from '../test-identity.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';

const minute = 60_000;
const hour = 60 * minute;
const changed = { ...ann, password: 'nine loud herons' };

describeEachEngine('mail links', (openTestDatabase) => {
  test('[R39] lead to the site of the settings, with 256 random bits behind the #, of which only a hash is stored', async () => {
    const database = await openTestDatabase();
    const { mails, open } = openTestIdentity(database);
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };

    await open().post('register', ann, forged);

    const token = linkToken(mails, ann.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mails[0]?.text).toContain(`${publicUrl}/verify-email#token=${token}\n`);
    expect(JSON.stringify(mails)).not.toContain('evil');
    expect(JSON.stringify(await database.db.selectFrom('mail_links').selectAll().execute())).not.toContain(
      token,
    );
  });

  test('[R39] work once: of 20 at the same time one', async () => {
    const { mails, open } = openTestIdentity(await openTestDatabase());
    await open().post('register', ann);
    const token = linkToken(mails, ann.email);

    const answers = await Promise.all(Array.from({ length: 20 }, () => open().post('verify', { token })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'link-not-valid')).toHaveLength(19);
  });

  test('[R39] looking at one does not use it up', async () => {
    const { mails, open } = openTestIdentity(await openTestDatabase());
    await open().post('register', ann);
    const token = linkToken(mails, ann.email);

    expect(await open().get(`verify?token=${token}`)).toMatchObject({ status: 405 });
    expect(await open().post('verify', { token })).toMatchObject({ status: 200 });
  });

  test('[R39] that verify are good for 24 hours, those for a new password for 30 minutes', async () => {
    const { mails, clock, open } = openTestIdentity(await openTestDatabase());
    await open().post('register', ann);
    clock.now += 24 * hour;
    expect(await open().post('verify', { token: linkToken(mails, ann.email) })).toMatchObject({
      status: 410,
      code: 'link-not-valid',
    });
    await open().post('verification-mail', ann);
    clock.now += 24 * hour - 1;
    expect(await open().post('verify', { token: linkToken(mails, ann.email) })).toMatchObject({
      status: 200,
    });

    await open().post('password-reset', ann);
    clock.now += 30 * minute;
    const late = { token: linkToken(mails, ann.email), password: changed.password };
    expect(await open().post('new-password', late)).toMatchObject({ code: 'link-not-valid' });
    await open().post('password-reset', ann);
    clock.now += 30 * minute - 1;
    const inTime = { token: linkToken(mails, ann.email), password: changed.password };
    expect(await open().post('new-password', inTime)).toMatchObject({ status: 200 });
  });

  test('[R39] one for the one thing is none for the other', async () => {
    const { mails, open } = openTestIdentity(await openTestDatabase());
    await open().post('register', ann);
    const token = linkToken(mails, ann.email);

    const misused = { token, password: changed.password };
    expect(await open().post('new-password', misused)).toMatchObject({ code: 'link-not-valid' });
    expect(await open().post('verify', { token: '' })).toMatchObject({ code: 'link-not-valid' });
    expect(await open().post('verify', { token: 'x'.repeat(500) })).toMatchObject({ code: 'invalid-input' });
  });

  describe('for a new password', () => {
    test('[LG-05] [R40] set it, end every session, and tell the owner', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      const { mails, open } = identity;
      await makeVerified(identity, ann);
      const browser = open();
      const { token } = await browser.logIn(ann);

      expect(await open().post('password-reset', { email: ann.email })).toMatchObject({
        status: 200,
        body: {},
      });
      expect(mails.at(-1)?.text).toContain(`${publicUrl}/new-password#token=`);
      const link = { token: linkToken(mails, ann.email), password: changed.password };
      expect(await open().post('new-password', link)).toMatchObject({ body: { email: ann.email } });

      expect(mails.at(-1)?.subject).toBe('Your Kinora password was changed');
      expect((await browser.get('session')).body).toBeNull();
      await expect(identity.identity.readToken(token.value)).rejects.toMatchObject({ code: 'not-signed-in' });
      expect(await open().post('login', ann)).toMatchObject({ code: 'wrong-credentials' });
      await open().logIn(changed);
      expect(await open().post('new-password', link)).toMatchObject({ code: 'link-not-valid' });
    });

    test('[AU-05] stay good when the password was refused', async () => {
      const identity = openTestIdentity(await openTestDatabase());
      await makeVerified(identity, ann);
      const { mails, open } = identity;
      await open().post('password-reset', ann);
      const token = linkToken(mails, ann.email);

      for (const password of ['12345', 'password', ann.email])
        expect(await open().post('new-password', { token, password })).toMatchObject({
          code: 'weak-password',
        });
      expect(await open().post('new-password', { token, password: changed.password })).toMatchObject({
        status: 200,
      });
    });

    test('[AU-06] are for addresses that have an account', async () => {
      const { open } = openTestIdentity(await openTestDatabase());

      expect(await open().post('password-reset', { email: 'bob@kinora.example' })).toMatchObject({
        status: 404,
        code: 'user-not-found',
        body: { message: 'No user found with this email address.' },
      });
      expect(await open().post('password-reset', { email: '' })).toMatchObject({ code: 'invalid-email' });
    });

    test('[R47] [R48] shake off who registered a stranger’s address, and verify nothing', async () => {
      const { mails, open } = openTestIdentity(await openTestDatabase());
      const planted = { ...ann, password: 'planted by mallory' };
      await open().post('register', planted);

      await open().post('password-reset', ann);
      const link = { token: linkToken(mails, ann.email), password: ann.password };
      await open().post('new-password', link);

      expect(await open().post('login', ann)).toMatchObject({ code: 'email-not-verified' });
      expect(await open().post('login', planted)).toMatchObject({ code: 'wrong-credentials' });
      await open().post('verification-mail', ann);
      await open().post('verify', { token: linkToken(mails, ann.email) });
      await open().logIn(ann);
    });

    test('[AU-07] that cannot be sent are said to be not sent', async () => {
      const { identity, open } = openTestIdentity(await openTestDatabase(), {
        sendMail: () => Promise.reject(new Error('the mail server is down')),
      });
      await identity.ensureVerifiedAccount(ann);

      expect(await open().post('password-reset', ann)).toMatchObject({ status: 502, code: 'mail-not-sent' });
    });
  });
});
