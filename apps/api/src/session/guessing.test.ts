import { isFailure } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, makeVerified, openTestIdentity } from './test-browser.ts';
import { hour, minute, openThrottles, openWithAnn, second, tooMany, wrong } from './test-guesses.ts';

describeEachEngine('guessing passwords', (openTestDatabase) => {
  test('[R38] after five each guess waits twice as long as the one before, and the answer says how long', async () => {
    const { clock, open } = await openWithAnn(await openTestDatabase());
    const waits: number[] = [];

    for (let guess = 0; guess < 10; guess += 1) {
      const before = clock.now;
      while ((await open().post('login', wrong)).code === 'too-many-requests') clock.now += second;
      waits.push((clock.now - before) / second);
    }

    expect(waits).toEqual([0, 0, 0, 0, 0, 5, 10, 20, 40, 80]);
    const { headers } = await open().post('login', wrong);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('[R38] [AU-03] 1,000 guesses come down to 20 an hour, from one address and from 100', async () => {
    const database = await openTestDatabase();

    for (const addresses of [1, 100]) {
      const { throttles, clock } = await openThrottles(database);
      const email = `guessed-from-${addresses}@kinora.example`;
      const guessedAt: number[] = [];
      // Three hours and twenty minutes long.
      for (let number = 0; number < 1_000; number += 1) {
        const peer = { address: `198.51.100.${number % addresses}` };
        const guess = { peer, email, deviceId: undefined };
        const isLetThrough = await throttles.guess(guess).then(() => true, isRefused);
        if (isLetThrough) {
          guessedAt.push(clock.now);
          await throttles.guessedWrong(guess);
        }
        clock.now += 12 * second;
      }

      const within = (start: number) => guessedAt.filter((at) => at >= start && at < start + hour).length;
      expect(Math.max(...guessedAt.map(within))).toBeLessThanOrEqual(20);
      expect(guessedAt.length).toBeGreaterThan(30);
    }
  });

  test('[R38] on a device that the owner used before, the owner gets in while others guess', async () => {
    const { clock, open } = await openWithAnn(await openTestDatabase());
    const owner = open();
    await owner.logIn(ann);
    await owner.post('logout');

    for (let guess = 0; guess < 40; guess += 1) {
      await open().post('login', wrong);
      clock.now += second;
    }

    expect(await open().post('login', ann)).toMatchObject(tooMany);
    await owner.logIn(ann);
  });

  test('[R38] the device of one account is none of another, nor one that says so itself', async () => {
    const identity = await openWithAnn(await openTestDatabase());
    const bob = { ...ann, name: 'Bob', email: 'bob@kinora.example' };
    await makeVerified(identity, bob);
    const bobs = identity.open();
    await bobs.logIn(bob);
    const forged = identity.open();
    forged.cookies.set('__Host-kinora_device', `${'A'.repeat(22)}.${'B'.repeat(43)}`);
    for (let guess = 0; guess < 5; guess += 1) await identity.open().post('login', wrong);

    expect(await bobs.post('login', ann)).toMatchObject(tooMany);
    expect(await forged.post('login', ann)).toMatchObject(tooMany);
  });

  test('[R38] a new password by mail lets the owner in at once', async () => {
    const { mails, open } = await openWithAnn(await openTestDatabase());
    for (let guess = 0; guess < 6; guess += 1) await open().post('login', wrong);

    await open().post('password-reset', ann);
    await open().post('new-password', { token: linkToken(mails, ann.email), password: 'nine loud herons' });

    const changed = { ...ann, password: 'nine loud herons' };
    expect(await open().post('login', changed)).toMatchObject({ status: 200 });
  });

  test('[R38] nobody is locked out for good, and right passwords are not counted', async () => {
    const { clock, open } = await openWithAnn(await openTestDatabase());
    for (let guess = 0; guess < 20; guess += 1) {
      await open().post('login', wrong);
      clock.now += 5 * minute;
    }

    clock.now += hour;
    for (let count = 0; count < 25; count += 1)
      expect(await open().post('login', ann)).toMatchObject({ status: 200 });
  });

  test('[R38] an unknown address is throttled like a known one', async () => {
    const { open } = openTestIdentity(await openTestDatabase());

    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 7; guess += 1) codes.push((await open().post('login', wrong)).code);

    expect(codes).toEqual([...Array(5).fill('wrong-credentials'), ...Array(2).fill('too-many-requests')]);
  });

  test('[R38] of guesses that come at once no more are let through', async () => {
    const { open } = await openWithAnn(await openTestDatabase());

    const answers = await Promise.all(Array.from({ length: 40 }, () => open().post('login', wrong)));

    expect(answers.filter(({ code }) => code === 'wrong-credentials')).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'too-many-requests')).toHaveLength(30);
  });

  test('a handful of right ones may come at once', async () => {
    const { open } = await openWithAnn(await openTestDatabase());

    const answers = await Promise.all(Array.from({ length: 8 }, () => open().post('login', ann)));

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('[R38] from one network 100 wrong ones in ten minutes, for whatever accounts', async () => {
    const { throttles, clock } = await openThrottles(await openTestDatabase());
    const guess = (number: number, address: string) =>
      throttles.guess({ peer: { address }, email: `user${number}@kinora.example`, deviceId: undefined });

    for (let number = 0; number < 100; number += 1) await guess(number, '2001:db8::1');

    await expect(guess(100, '2001:db8::ffff')).rejects.toMatchObject({ code: 'too-many-requests' });
    await guess(101, '2001:db8:0:1::1');
    clock.now += 10 * minute;
    await guess(102, '2001:db8::1');
  });
});

function isRefused(thrown: unknown): false {
  if (isFailure(thrown) && thrown.code === 'too-many-requests') return false;
  throw thrown;
}
