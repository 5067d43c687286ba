import { createIdentityCore } from '@kinora/identity/create-identity';
import type { Mail } from '@kinora/identity/identity';
import { type ProviderProfile, signInWithProvider } from '@kinora/identity/sign-in-with-provider';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { identityParts, publicUrl } from '../test-identity.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';

const profile: ProviderProfile = {
  issuer: 'https://accounts.provider.example',
  subject: 'subject-1',
  email: ann.email,
  emailVerified: true,
  name: 'Ann of the provider',
};

const address = '203.0.113.7';

async function openProvider(database: Database) {
  const identity = openTestIdentity(database);
  const mails: Mail[] = identity.mails;
  const core = await createIdentityCore(
    identityParts(database, {
      sendMail: async (mail) => void mails.push(mail),
      now: () => identity.clock.now,
    }),
  );
  const signIn = (overrides: Partial<ProviderProfile> = {}) => {
    const url = new URL('/identity/google/callback', publicUrl);
    const visit = { request: new Request(url), url, peer: { address }, id: '' };
    return signInWithProvider(core, { ...profile, ...overrides }, visit);
  };
  return { ...identity, signIn };
}

/** Who the cookies belong to. */
async function whoIs(
  { open }: Pick<ReturnType<typeof openTestIdentity>, 'open'>,
  setCookies: readonly string[],
): Promise<unknown> {
  const browser = open();
  for (const line of setCookies) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
    browser.cookies.set(name, value);
  }
  return (await browser.get('session')).body;
}

describeEachEngine('signing in with a provider', (openTestDatabase) => {
  test('[GO-01] a verified address makes an account, which is found again by issuer and subject', async () => {
    const provider = await openProvider(await openTestDatabase());

    const first = await provider.signIn();
    const again = await provider.signIn({ email: 'renamed@kinora.example', name: 'Other' });

    if (first.kind !== 'signed-in' || again.kind !== 'signed-in') throw new Error('Not signed in.');
    expect(first).toMatchObject({ needsName: false, user: { displayName: profile.name, email: ann.email } });
    expect(again.user).toEqual(first.user);
    expect(await whoIs(provider, again.setCookies)).toMatchObject({ user: first.user });
    expect(provider.mails).toEqual([]);
    const other = await provider.signIn({ subject: 'subject-2', email: 'bob@kinora.example' });
    expect(other).not.toMatchObject({ user: { uid: first.user.uid } });
  });

  test('[GO-02] without a name that may be used here, one is asked for', async () => {
    const provider = await openProvider(await openTestDatabase());

    expect(await provider.signIn({ name: null })).toMatchObject({ kind: 'signed-in', needsName: true });
    const other = { subject: 'subject-2', email: 'bob@kinora.example', name: 'x'.repeat(81) };
    expect(await provider.signIn(other)).toMatchObject({ needsName: true, user: { displayName: null } });
  });

  test('[GO-03] [R48] an unverified address gets a mail and no session; once it is proven the sign-in works', async () => {
    const database = await openTestDatabase();
    const provider = await openProvider(database);
    const unverified = { emailVerified: false };

    expect(await provider.signIn(unverified)).toEqual({ kind: 'unverified' });
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ann.email, 'Verify your email address for Kinora'],
    ]);
    await provider.open().post('verify', { token: linkToken(provider.mails, ann.email) });

    expect(await provider.signIn(unverified)).toMatchObject({
      kind: 'signed-in',
      user: { email: ann.email },
    });
  });

  test('[R47] an address that is verified on both sides is one account', async () => {
    const provider = await openProvider(await openTestDatabase());
    await makeVerified(provider, ann);

    const signedIn = await provider.signIn();

    const { user } = await provider.open().logIn(ann);
    expect(signedIn).toMatchObject({ kind: 'signed-in', user });
  });

  test('[R47] an address that the provider has not seen proven leads into no account', async () => {
    const database = await openTestDatabase();
    const provider = await openProvider(database);
    await makeVerified(provider, ann);
    provider.mails.length = 0;

    expect(await provider.signIn({ emailVerified: false })).toEqual({ kind: 'unverified' });

    expect(provider.mails.map(({ subject }) => subject)).toEqual(['You already have a Kinora account']);
    expect(await database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
  });

  test('[R47] who registered a stranger’s address has nothing once its owner comes with the provider', async () => {
    const database = await openTestDatabase();
    const provider = await openProvider(database);
    const planted = { ...ann, name: 'Mallory', password: 'planted by mallory' };
    await provider.open().post('register', planted);
    const plantedLink = linkToken(provider.mails, ann.email);

    const signedIn = await provider.signIn();

    expect(signedIn).toMatchObject({ kind: 'signed-in', user: { displayName: profile.name } });
    expect(await provider.open().post('login', planted)).toMatchObject({ code: 'wrong-credentials' });
    expect(await provider.open().post('verify', { token: plantedLink })).toMatchObject({
      code: 'link-not-valid',
    });
    expect(await database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
  });

  test('[R47] who came with the address unproven has nothing once its owner sets a password by mail', async () => {
    const provider = await openProvider(await openTestDatabase());
    const mallory = { subject: 'mallory', emailVerified: false };
    await provider.signIn(mallory);

    await provider.open().post('password-reset', ann);
    const link = { token: linkToken(provider.mails, ann.email), password: ann.password };
    await provider.open().post('new-password', link);
    await provider.open().post('verification-mail', ann);
    await provider.open().post('verify', { token: linkToken(provider.mails, ann.email) });

    await provider.open().logIn(ann);
    expect(await provider.signIn(mallory)).toEqual({ kind: 'unverified' });
  });

  test('an account without a password is deleted by who signed in lately', async () => {
    const provider = await openProvider(await openTestDatabase());
    const signedIn = await provider.signIn();
    if (signedIn.kind !== 'signed-in') throw new Error('Not signed in.');
    const browser = provider.open();
    for (const line of signedIn.setCookies) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      browser.cookies.set(name, value);
    }
    expect((await browser.get('account')).body).toMatchObject({ hasPassword: false });

    provider.clock.now += 10 * 60_000;
    expect(await browser.call('DELETE', 'account', {})).toMatchObject({ status: 403, code: 'sign-in-again' });
    provider.clock.now -= 1;
    expect(await browser.call('DELETE', 'account', {})).toMatchObject({ status: 200 });
  });

  test('twenty sign-ins of a new user at once make one account', async () => {
    const database = await openTestDatabase();
    const provider = await openProvider(database);

    const all = await Promise.all(Array.from({ length: 20 }, () => provider.signIn()));

    expect(all.every(({ kind }) => kind === 'signed-in')).toBe(true);
    expect(await database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });
});
