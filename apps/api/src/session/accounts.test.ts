import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';

const day = 24 * 60 * 60_000;
const emailInUse = {
  status: 409,
  code: 'email-in-use',
  body: { message: 'This email is already in use. Please log in or use a different email.' },
};

describeEachEngine('accounts', (openTestDatabase) => {
  test('[RG-03] [RG-04] [LG-06] [AU-10] registering, verifying and logging in lead to a session and a token', async () => {
    const { identity, mails, open } = openTestIdentity(await openTestDatabase());
    const browser = open();

    expect(await browser.post('register', ann)).toMatchObject({ status: 200, body: {} });
    expect(browser.cookies.size).toBe(0);
    expect(mails.map(({ to }) => to)).toEqual([ann.email]);
    expect(await browser.post('login', ann)).toMatchObject({ status: 403, code: 'email-not-verified' });
    expect(browser.cookies.size).toBe(0);

    const token = linkToken(mails, ann.email);
    expect(await browser.post('verify', { token })).toMatchObject({ body: { email: ann.email } });
    const { user, token: idToken } = await browser.logIn(ann);

    expect(user).toEqual({
      uid: expect.any(String),
      displayName: 'Ann',
      email: ann.email,
      emailVerified: true,
    });
    expect(await identity.readToken(idToken.value)).toMatchObject({ user });
    expect((await browser.get('session')).body).toMatchObject({ user });
  });

  describe('registering', () => {
    test('takes names and addresses in one form, whatever the keyboard', async () => {
      const { mails, open } = openTestIdentity(await openTestDatabase());
      const email = '  Zoé@Kinora.Example '.normalize('NFD');

      await open().post('register', { ...ann, name: '  Zoé  '.normalize('NFD'), email });
      await open().post('verify', { token: linkToken(mails, 'zoé@kinora.example') });

      const { user } = await open().logIn({ ...ann, email: 'ZOÉ@KINORA.EXAMPLE' });
      expect(user).toMatchObject({ displayName: 'Zoé', email: 'zoé@kinora.example' });
    });

    test('[LG-03] [AU-02] what is no address is refused', async () => {
      const { open } = openTestIdentity(await openTestDatabase());

      for (const email of [
        '',
        'ann',
        'ann@kinora',
        'a b@kinora.example',
        'ann@@kinora.example',
        'a\u0000@b.co',
      ])
        expect({ email, ...(await open().post('register', { ...ann, email })) }).toMatchObject({
          email,
          status: 400,
          code: 'invalid-email',
          body: { message: 'Invalid email address. Please check and try again.' },
        });
    });

    test('[AU-02] an address of 255 characters is refused, one of 254 is not', async () => {
      const { open } = openTestIdentity(await openTestDatabase());
      const longest = `${'a'.repeat(254 - '@kinora.example'.length)}@kinora.example`;

      expect(await open().post('register', { ...ann, email: `a${longest}` })).toMatchObject({
        code: 'invalid-email',
      });
      expect(await open().post('register', { ...ann, email: longest })).toMatchObject({ status: 200 });
    });

    test('[AP-18] [R35] bad input makes nothing', async () => {
      const database = await openTestDatabase();
      const { mails, open } = openTestIdentity(database);

      for (const [what, body] of Object.entries(badRegistrations))
        expect({ what, ...(await open().post('register', body)) }).toMatchObject({
          what,
          status: 400,
          code: 'invalid-input',
        });

      expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
      expect(mails).toEqual([]);
    });

    test('[AU-05] [R35] a weak password makes no account', async () => {
      const { mails, open } = openTestIdentity(await openTestDatabase());

      for (const password of ['12345', '123456', 'Ann@Kinora.example'])
        expect(await open().post('register', { ...ann, password })).toMatchObject({
          status: 400,
          code: 'weak-password',
          body: { message: 'Password is too weak. Please use a stronger password.' },
        });
      expect(mails).toEqual([]);
    });

    test('[AU-04] an address that has an account is in use, verified or not, in whatever case', async () => {
      const { mails, open } = openTestIdentity(await openTestDatabase());
      await open().post('register', ann);

      expect(await open().post('register', { ...ann, email: 'ANN@kinora.example' })).toMatchObject(
        emailInUse,
      );
      await open().post('verify', { token: linkToken(mails, ann.email) });
      expect(await open().post('register', { ...ann, name: 'Other' })).toMatchObject(emailInUse);
      expect(mails).toHaveLength(1);
    });

    test('[AU-04] of many who register an address at once one gets it', async () => {
      const database = await openTestDatabase();
      const { mails, open } = openTestIdentity(database);

      const answers = await Promise.all(Array.from({ length: 12 }, () => open().post('register', ann)));

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409, 429]));
      expect(mails).toHaveLength(1);
      expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
      expect(await database.db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
    });

    test('[R47] an address that nobody proved in a day is free again, and the password of the first is void', async () => {
      const { mails, clock, open } = openTestIdentity(await openTestDatabase());
      await open().post('register', { ...ann, name: 'Mallory', password: 'planted by mallory' });
      clock.now += day + 1;

      expect(await open().post('register', ann)).toMatchObject({ status: 200 });
      await open().post('verify', { token: linkToken(mails, ann.email) });

      expect((await open().logIn(ann)).user.displayName).toBe('Ann');
      const planted = { ...ann, password: 'planted by mallory' };
      expect(await open().post('login', planted)).toMatchObject({ code: 'wrong-credentials' });
    });

    test('[AU-07] where the mail does not go out nothing is made, and trying again works', async () => {
      let isDown = true;
      const sent: string[] = [];
      const { open } = openTestIdentity(await openTestDatabase(), {
        sendMail: async ({ to }) => {
          if (isDown) throw new Error('the mail server is down');
          sent.push(to);
        },
      });

      expect(await open().post('register', ann)).toMatchObject({
        status: 502,
        code: 'mail-not-sent',
        body: { message: 'Could not send verification email. Please try again later.' },
      });
      isDown = false;
      expect(await open().post('register', ann)).toMatchObject({ status: 200 });
      expect(sent).toEqual([ann.email]);
    });
  });

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

const badRegistrations = {
  'no body': {},
  'no name': { email: ann.email, password: ann.password },
  'a blank name': { ...ann, name: '   ' },
  'a name of 81 characters': { ...ann, name: 'a'.repeat(81) },
  'a name with a line break': { ...ann, name: 'Ann\nBob' },
  'a name that turns the text around': { ...ann, name: 'Ann\u202Egro' },
  'a name with half a character': { ...ann, name: 'Ann\uD83C' },
  'a password that is a number': { ...ann, password: 123_456_789 },
  'a password of 129 characters': { ...ann, password: 'zq'.repeat(65) },
  'a list': [ann],
};

async function hashWeakly(password: string): Promise<string> {
  const { hashPassword } = await import('@kinora/identity/passwords/hash-password');
  return hashPassword(password, { memory: 8_192, passes: 1, parallelism: 1 });
}
