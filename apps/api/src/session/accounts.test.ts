import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, openTestIdentity } from './test-browser.ts';

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
