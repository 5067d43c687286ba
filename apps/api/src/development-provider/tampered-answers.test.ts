import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { another, countSessions, openSignIn, startProvider, type TestProvider } from './test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

afterAll(() => provider.close());

describe('[R45] an answer that was tampered with signs nobody in', () => {
  const onTheWayThere: Record<string, (address: URL) => void> = {
    'another nonce': ({ searchParams }) => searchParams.set('nonce', 'x'.repeat(43)),
    'no nonce': ({ searchParams }) => searchParams.delete('nonce'),
    'another verifier': ({ searchParams }) => searchParams.set('code_challenge', 'x'.repeat(43)),
    'another state': ({ searchParams }) => searchParams.set('state', `${'x'.repeat(43)}.popup.a-1`),
    'no state': ({ searchParams }) => searchParams.delete('state'),
  };

  test.each(Object.entries(onTheWayThere))('%s, on the way there', async (_name, tamper) => {
    const { walker, database } = openSignIn(provider);
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
    const { walker, database } = openSignIn(provider);
    const address = await walker.choose(await walker.start(), { choice: '0' });
    tamper(address);

    const ending = await walker.finish(address);

    expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('a cookie that was tampered with, cut, or is another browser’s', async () => {
    const { walker, database, openWalker } = openSignIn(provider);
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
    const { walker, database, clock } = openSignIn(provider);
    const address = await walker.choose(await walker.start(), { choice: '0' });
    clock.now += 10 * 60_000 + 1_000;

    expect((await walker.finish(address)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('a foreign page that sends its own answer to a visitor, who has begun nothing or something else', async () => {
    const { walker: attacker, openWalker, database } = openSignIn(provider);
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
    const { walker: attacker, openWalker, database } = openSignIn(provider);
    const attackersAnswer = await attacker.choose(await attacker.start(), another('eve@evil.example'));
    const visitor = openWalker();
    const answer = await visitor.choose(await visitor.start(), { choice: '0' });
    answer.searchParams.set('code', attackersAnswer.searchParams.get('code') ?? '');

    expect((await visitor.finish(answer)).outcome).toMatchObject({ code: 'google-not-completed' });
    expect(await countSessions(database)).toBe(0);
  });

  test('the refusal is an event that names nobody, and finds the page that waits', async () => {
    const { walker, events } = openSignIn(provider);
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
    const { walker } = openSignIn(provider, {}, database);
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
    const { walker, clock } = openSignIn(provider, {}, database);
    await walker.signIn({ choice: '0' });
    clock.now += 11 * 60_000;
    await walker.signIn({ choice: '0' });

    expect(await database.db.selectFrom('verifications').selectAll().execute()).toHaveLength(1);
  });
});
