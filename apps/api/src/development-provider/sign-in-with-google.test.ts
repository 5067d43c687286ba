import type { Mail } from '@kinora/identity/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import type { Database } from '../database/schema.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { anIdentity } from '../test-identity.ts';
import { another, endingOf, publicUrl, startProvider, type TestProvider, Walker } from './test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

afterAll(() => provider.close());

describe('choosing an account', () => {
  test('[GO-01] [R45] a verified account with a name is signed in and led back', async () => {
    const { walker, database } = open();

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
    const { walker } = open();

    expect((await walker.signIn({ choice: '1' })).outcome).toMatchObject({
      outcome: 'signed-in',
      needsName: true,
    });
  });

  test('[GO-03] an unverified account gets a mail and no session', async () => {
    const { walker, database, mails } = open();

    const { outcome } = await walker.signIn({ choice: '2' });

    expect(outcome).toMatchObject({ outcome: 'failed', code: 'email-not-verified' });
    expect(await countSessions(database)).toBe(0);
    expect(walker.siteCookies.has('__Host-kinora_session')).toBe(false);
    expect(mails).toMatchObject([
      { to: 'una.verne@mail.example', subject: expect.stringContaining('Verify') },
    ]);
  });

  test('[GO-04] cancelling at the provider is cancelled here', async () => {
    const { walker, database } = open();

    expect((await walker.signIn({ choice: 'cancel' })).outcome).toMatchObject({
      outcome: 'failed',
      code: 'canceled',
    });
    expect(await countSessions(database)).toBe(0);
  });

  test('the same account signs in again as the same user, and any other can be typed in', async () => {
    const { walker, database } = open();

    await walker.signIn(another('Zoë@mail.example', { name: 'Zoë' }));
    await walker.signIn(another('zoë@mail.example', { name: 'Zoë' }));

    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(users).toMatchObject([{ name: 'Zoë', email: 'zoë@mail.example' }]);
  });

  test('[AU-07] a verification mail that cannot be sent is told', async () => {
    const { walker } = open({ sendMail: () => Promise.reject(new Error('no mail today')) });

    expect((await walker.signIn({ choice: '2' })).outcome).toMatchObject({ code: 'mail-not-sent' });
  });
});

describe('the way there', () => {
  test('[R45] carries state, nonce and an S256 challenge, and names the exact way back', async () => {
    const { walker } = open();

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
    const { walker } = open();

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
    const { walker } = open();
    const query = new URLSearchParams({ as: 'redirect', returnTo }).toString();

    const ending = await walker.finish(await walker.choose(await walker.start(query), { choice: '0' }));

    expect(ending.outcome).toMatchObject({ outcome: 'signed-in', returnTo: '/' });
    expect(ending.parameters.get('returnTo')).toBe('/');
  });

  test('the path of our own is kept, with its query', async () => {
    const { walker } = open();
    const query = new URLSearchParams({ as: 'redirect', returnTo: '/search/a b?page=2' }).toString();

    const ending = await walker.finish(await walker.choose(await walker.start(query), { choice: '0' }));

    expect(ending.outcome).toMatchObject({ returnTo: '/search/a b?page=2' });
    expect(ending.parameters.get('as')).toBe('redirect');
  });

  test.each(['cross-site', 'same-site'])(
    '[R45] a page of another site cannot start it (%s)',
    async (site) => {
      const { walker } = open();

      const ending = endingOf(await walker.ask('/identity/google?as=popup', { 'sec-fetch-site': site }));

      expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
      expect(walker.siteCookies.size).toBe(0);
    },
  );

  test('without a provider it says that Google is not set up', async () => {
    const { walker } = open({ google: undefined });

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

describe('[R45] an answer that was tampered with signs nobody in', () => {
  const onTheWayThere: Record<string, (address: URL) => void> = {
    'another nonce': ({ searchParams }) => searchParams.set('nonce', 'x'.repeat(43)),
    'no nonce': ({ searchParams }) => searchParams.delete('nonce'),
    'another verifier': ({ searchParams }) => searchParams.set('code_challenge', 'x'.repeat(43)),
    'another state': ({ searchParams }) => searchParams.set('state', `${'x'.repeat(43)}.popup.a-1`),
    'no state': ({ searchParams }) => searchParams.delete('state'),
  };

  test.each(Object.entries(onTheWayThere))('%s, on the way there', async (_name, tamper) => {
    const { walker, database } = open();
    const address = await walker.start();
    tamper(address);

    const ending = await walker.finish(await walker.choose(address, { choice: '0' }));

    expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  const onTheWayBack: Record<string, (address: URL) => void> = {
    'another code': ({ searchParams }) => searchParams.set('code', 'x'.repeat(43)),
    'an empty code': ({ searchParams }) => searchParams.set('code', ''),
    'no code': ({ searchParams }) => searchParams.delete('code'),
    'two codes': ({ searchParams }) => searchParams.append('code', 'x'.repeat(43)),
    'another state': ({ searchParams }) => searchParams.set('state', `${'x'.repeat(43)}.popup.a-1`),
    'no state': ({ searchParams }) => searchParams.delete('state'),
    'two states': ({ searchParams }) => searchParams.append('state', 'x'),
    'another issuer': ({ searchParams }) => searchParams.set('iss', 'https://evil.example'),
    'no issuer': ({ searchParams }) => searchParams.delete('iss'),
    'two issuers': ({ searchParams }) => searchParams.append('iss', 'https://evil.example'),
    'an error beside the code': ({ searchParams }) => searchParams.set('error', 'invalid_request'),
  };

  test.each(Object.entries(onTheWayBack))('%s, on the way back', async (_name, tamper) => {
    const { walker, database } = open();
    const address = await walker.choose(await walker.start(), { choice: '0' });
    tamper(address);

    const ending = await walker.finish(address);

    expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('a cookie that was tampered with, cut, or is another browser’s', async () => {
    const { walker, database, openWalker } = open();
    const cookieName = '__Host-kinora_google';
    const address = await walker.choose(await walker.start(), { choice: '0' });
    const sealed = walker.siteCookies.get(cookieName) ?? '';
    const stranger = openWalker();
    await stranger.start();

    const bad = [
      sealed.slice(0, -4),
      `${sealed.slice(0, 60)}${sealed[60] === 'x' ? 'y' : 'x'}${sealed.slice(61)}`,
      stranger.siteCookies.get(cookieName) ?? '',
      'x',
      '',
    ];
    for (const cookie of bad) {
      walker.siteCookies.set(cookieName, cookie);
      expect((await walker.finish(address)).outcome).toMatchObject({ code: 'google-not-completed' });
    }
    expect(await countSessions(database)).toBe(0);
  });

  test('a cookie that is older than ten minutes', async () => {
    const { walker, database, clock } = open();
    const address = await walker.choose(await walker.start(), { choice: '0' });
    clock.now += 10 * 60_000 + 1_000;

    expect((await walker.finish(address)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('a foreign page that sends its own answer to a visitor, who has begun nothing or something else', async () => {
    const { walker: attacker, openWalker, database } = open();
    const attackersAnswer = await attacker.choose(await attacker.start(), another('eve@evil.example'));
    const visitor = openWalker();

    expect((await visitor.finish(attackersAnswer)).outcome).toMatchObject({ code: 'google-not-completed' });
    const visitorsWay = await visitor.start();
    expect((await visitor.finish(attackersAnswer)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);

    // What the visitor had begun is not disturbed by it.
    const own = await visitor.finish(await visitor.choose(visitorsWay, { choice: '0' }));
    expect(own.outcome).toMatchObject({ outcome: 'signed-in' });
  });

  test('a code of the attacker in the answer of the visitor', async () => {
    const { walker: attacker, openWalker, database } = open();
    const attackersAnswer = await attacker.choose(await attacker.start(), another('eve@evil.example'));
    const visitor = openWalker();
    const answer = await visitor.choose(await visitor.start(), { choice: '0' });
    answer.searchParams.set('code', attackersAnswer.searchParams.get('code') ?? '');

    expect((await visitor.finish(answer)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('the refusal is an event that names nobody, and finds the page that waits', async () => {
    const { walker, events } = open();
    const address = await walker.choose(await walker.start(), { choice: '0' });
    walker.siteCookies.clear();

    const { parameters } = await walker.finish(address);

    expect(parameters.get('as')).toBe('popup');
    expect(parameters.get('attempt')).toBe('a-1');
    expect(events).toContainEqual({
      event: 'google-sign-in-refused',
      details: { code: 'google-not-completed', reason: 'state' },
    });
  });
});

describeEachEngine('an answer of Google', (openTestDatabase) => {
  test('[R45] is good once, also when it arrives twenty times at once', async () => {
    const database = await openTestDatabase();
    const { walker } = open({}, database);
    const address = await walker.choose(await walker.start(), { choice: '0' });
    const cookies = new Map(walker.siteCookies);

    const endings = await Promise.all(
      Array.from({ length: 20 }, () => {
        for (const [name, value] of cookies) walker.siteCookies.set(name, value);
        return walker.finish(address);
      }),
    );
    for (const [name, value] of cookies) walker.siteCookies.set(name, value);
    const replay = await walker.finish(address);

    expect(endings.filter(({ outcome }) => outcome.outcome === 'signed-in')).toHaveLength(1);
    expect(replay.outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(1);
  });

  test('leaves no row behind once it is too old to come again', async () => {
    const database = await openTestDatabase();
    const { walker, clock } = open({}, database);
    await walker.signIn({ choice: '0' });
    clock.now += 11 * 60_000;
    await walker.signIn({ choice: '0' });

    expect(await database.db.selectFrom('verifications').selectAll().execute()).toHaveLength(1);
  });
});

function open(
  overrides: Partial<Parameters<typeof anIdentity>[1]> = {},
  database: Database = createMemoryDatabase(),
) {
  const mails: Mail[] = [];
  const events: { event: string; details: object }[] = [];
  const clock = { now: Date.now() };
  const identity = anIdentity(database, {
    publicUrl,
    google: provider,
    sendMail: async (mail) => void mails.push(mail),
    logEvent: (event, details = {}) => void events.push({ event, details }),
    now: () => clock.now,
    ...overrides,
  });
  return {
    database,
    mails,
    events,
    clock,
    walker: new Walker(identity),
    openWalker: () => new Walker(identity),
  };
}

async function countSessions({ db }: Database): Promise<number> {
  return (await db.selectFrom('sessions').select('id').execute()).length;
}
