import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  another,
  countSessions,
  endingOf,
  openSignIn,
  publicUrl,
  startProvider,
  type TestProvider,
} from './test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

afterAll(() => provider.close());

describe('choosing an account', () => {
  test('[GO-01] [R45] a verified account with a name is signed in and led back', async () => {
    const { walker, database } = openSignIn(provider);

    const ending = await walker.signIn({ choice: '0' });

    expect(ending.status).toBe(303);
    expect(ending.path).toBe(`${publicUrl}/google-return`);
    expect(ending.outcome).toEqual({ outcome: 'signed-in', needsName: false, returnTo: '/liked' });
    expect(Object.fromEntries(ending.parameters)).toMatchObject({ as: 'popup', attempt: 'a-1' });
    expect(await countSessions(database)).toBe(1);
    const session = await (await walker.ask('/identity/session')).json();
    expect(session).toMatchObject({ user: { displayName: 'Ada Reyes', email: 'ada.reyes@mail.example' } });
  });

  test('[GO-02] a verified account without a name is asked for one', async () => {
    const { walker } = openSignIn(provider);

    expect((await walker.signIn({ choice: '1' })).outcome).toMatchObject({
      outcome: 'signed-in',
      needsName: true,
    });
  });

  test('[GO-03] an unverified account gets a mail and no session', async () => {
    const { walker, database, mails } = openSignIn(provider);

    const { outcome } = await walker.signIn({ choice: '2' });

    expect(outcome).toMatchObject({ outcome: 'failed', code: 'email-not-verified' });
    expect(await countSessions(database)).toBe(0);
    expect(walker.siteCookies.has('__Host-kinora_session')).toBe(false);
    expect(mails).toMatchObject([
      { to: 'una.verne@mail.example', subject: expect.stringContaining('Verify') },
    ]);
  });

  test('[GO-04] cancelling at the provider is cancelled here', async () => {
    const { walker, database } = openSignIn(provider);

    expect((await walker.signIn({ choice: 'cancel' })).outcome).toMatchObject({
      outcome: 'failed',
      code: 'canceled',
    });
    expect(await countSessions(database)).toBe(0);
  });

  test('the same account signs in again as the same user, and any other can be typed in', async () => {
    const { walker, database } = openSignIn(provider);

    await walker.signIn(another('Zoë@mail.example', { name: 'Zoë' }));
    await walker.signIn(another('zoë@mail.example', { name: 'Zoë' }));

    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(users).toMatchObject([{ name: 'Zoë', email: 'zoë@mail.example' }]);
  });

  test('[AU-07] a verification mail that cannot be sent is told', async () => {
    const { walker } = openSignIn(provider, { sendMail: () => Promise.reject(new Error('no mail today')) });

    expect((await walker.signIn({ choice: '2' })).outcome).toMatchObject({ code: 'mail-not-sent' });
  });
});

describe('the way there', () => {
  test('[R45] carries state, nonce and an S256 challenge, and names the exact way back', async () => {
    const { walker } = openSignIn(provider);

    const { searchParams } = await walker.start();

    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${publicUrl}/identity/google/callback`,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.split('.')[0]).toMatch(/^[\w-]{43}$/);
  });

  test('[R45] the cookie is for our host alone, for ten minutes, out of reach of scripts, and says nothing', async () => {
    const { walker } = openSignIn(provider);

    const answer = await walker.ask('/identity/google?as=popup&returnTo=/secret-page');

    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-kinora_google=/);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    const state = new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '-';
    expect(cookie).not.toContain(state);
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain('secret-page');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example',
    '/\t/evil',
    '/a\nb',
    'liked',
    '',
  ])('[R45] nobody is led elsewhere afterwards: %j', async (returnTo) => {
    const { walker } = openSignIn(provider);
    const query = new URLSearchParams({ as: 'redirect', returnTo }).toString();

    const ending = await walker.finish(await walker.choose(await walker.start(query), { choice: '0' }));

    expect(ending.outcome).toMatchObject({ outcome: 'signed-in', returnTo: '/' });
    expect(ending.parameters.get('returnTo')).toBe('/');
  });

  test('the path of our own is kept, with its query', async () => {
    const { walker } = openSignIn(provider);
    const query = new URLSearchParams({ as: 'redirect', returnTo: '/search/a b?page=2' }).toString();

    const ending = await walker.finish(await walker.choose(await walker.start(query), { choice: '0' }));

    expect(ending.outcome).toMatchObject({ returnTo: '/search/a b?page=2' });
    expect(ending.parameters.get('as')).toBe('redirect');
  });

  test.each(['cross-site', 'same-site'])(
    '[R45] a page of another site cannot start it (%s)',
    async (site) => {
      const { walker } = openSignIn(provider);

      const ending = endingOf(await walker.ask('/identity/google?as=popup', { 'sec-fetch-site': site }));

      expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
      expect(walker.siteCookies.size).toBe(0);
    },
  );

  test('without a provider it says that Google is not set up', async () => {
    const { walker } = openSignIn(undefined);

    for (const address of [
      '/identity/google?as=popup&attempt=a-1',
      '/identity/google/callback?code=x&state=y',
    ])
      expect(endingOf(await walker.ask(address)).outcome.outcome).toBe('failed');
    expect(endingOf(await walker.ask('/identity/google')).outcome).toMatchObject({
      code: 'google-not-set-up',
    });
  });
});
