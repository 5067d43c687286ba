import { isFailure } from '@kinora/contracts/failure';
import { createIdentityCore } from '@kinora/identity/create-identity';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { identityParts } from '../test-identity.ts';
import { ann, linkToken, makeVerified, openTestIdentity, type TestIdentity } from './test-browser.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const wrong = { ...ann, password: 'wrong' };
const tooMany = {
  status: 429,
  code: 'too-many-requests',
  body: { message: 'Too many attempts. Please try again later.' },
};

async function openWithAnn(database: Parameters<typeof openTestIdentity>[0]): Promise<TestIdentity> {
  const identity = openTestIdentity(database);
  await makeVerified(identity, ann);
  return identity;
}

describeEachEngine('guessing', (openTestDatabase) => {
  describe('passwords', () => {
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

  describe('addresses', () => {
    test('[R37] [AU-03] one network is told five times in ten minutes whether an address has an account', async () => {
      const { clock, open } = await openWithAnn(await openTestDatabase());
      const probe = async (number: number) => {
        const browser = open('203.0.113.7');
        const { code } = await browser.post('password-reset', { email: `user${number}@kinora.example` });
        return code;
      };

      const codes: (string | undefined)[] = [];
      for (let number = 0; number < 15; number += 1) codes.push(await probe(number));

      expect(codes).toEqual([...Array(5).fill('user-not-found'), ...Array(10).fill('too-many-requests')]);
      expect(await open('203.0.113.7').post('register', ann)).toMatchObject(tooMany);
      clock.now += 10 * minute;
      expect(await probe(15)).toBe('user-not-found');
    });

    test('[R37] a network that was told five times is told nothing more, not of addresses with an account either', async () => {
      const { clock, mails, open } = await openWithAnn(await openTestDatabase());
      const ask = (email: string) => open('203.0.113.7').post('password-reset', { email });
      for (let number = 0; number < 5; number += 1) await ask(`user${number}@kinora.example`);
      mails.length = 0;

      expect(await ask(ann.email)).toMatchObject(tooMany);
      expect(mails).toEqual([]);
      clock.now += 10 * minute;
      expect(await ask(ann.email)).toMatchObject({ status: 200 });
    });

    test('[R37] asking for accounts that exist is not counted as being told', async () => {
      const { open } = await openWithAnn(await openTestDatabase());
      const ask = (email: string) => open('203.0.113.7').post('password-reset', { email });

      for (let time = 0; time < 5; time += 1) expect(await ask(ann.email)).toMatchObject({ status: 200 });

      expect(await ask('nobody@kinora.example')).toMatchObject({ code: 'user-not-found' });
    });

    test('[R37] an account is told of three times an hour', async () => {
      const { clock, open } = await openWithAnn(await openTestDatabase());

      for (let time = 0; time < 3; time += 1)
        expect(await open().post('register', ann)).toMatchObject({ code: 'email-in-use' });

      expect(await open().post('register', ann)).toMatchObject(tooMany);
      clock.now += hour;
      expect(await open().post('register', ann)).toMatchObject({ code: 'email-in-use' });
    });

    test('registrations themselves are many: an office shares one address', async () => {
      const { throttles } = await openThrottles(await openTestDatabase());
      const peer = { address: '203.0.113.7' };

      for (let number = 0; number < 100; number += 1) await throttles.registration(peer);

      await expect(throttles.registration(peer)).rejects.toMatchObject({ code: 'too-many-requests' });
    });

    test('an account gets five mails of a kind an hour, a network twenty in ten minutes', async () => {
      const identity = await openWithAnn(await openTestDatabase());
      const { clock, mails, open } = identity;
      mails.length = 0;

      for (let time = 0; time < 5; time += 1)
        expect(await open().post('password-reset', ann)).toMatchObject({ status: 200 });
      expect(await open().post('password-reset', ann)).toMatchObject(tooMany);
      expect(mails).toHaveLength(5);

      clock.now += hour;
      const unknown = (number: number) =>
        open('203.0.113.7').post('password-reset', { email: `user${number}@kinora.example` });
      for (let number = 0; number < 20; number += 1) await unknown(number);
      expect(await open('203.0.113.7').post('password-reset', ann)).toMatchObject(tooMany);
      expect(await open().post('password-reset', ann)).toMatchObject({ status: 200 });
    });

    test('what is counted names nobody, and is forgotten', async () => {
      const database = await openTestDatabase();
      const { clock, open } = await openWithAnn(database);
      for (let guess = 0; guess < 6; guess += 1) await open('203.0.113.7').post('login', wrong);

      const rows = await database.db.selectFrom('attempts').selectAll().execute();
      expect(rows.length).toBeGreaterThan(2);
      for (const { key, ...counts } of rows) {
        expect(key).toMatch(/^[\w-]{43}$/);
        expect(Object.keys(counts).toSorted()).toEqual(['count', 'first_at', 'last_at']);
      }
      clock.now += 3 * hour;
      await open('203.0.113.8').post('login', wrong);
      expect(await database.db.selectFrom('attempts').selectAll().execute()).toHaveLength(2);
    });
  });
});

async function openThrottles(database: Database) {
  const clock = { now: Date.now() };
  const core = await createIdentityCore(identityParts(database, { now: () => clock.now }));
  return { throttles: core.throttles, clock };
}

function isRefused(thrown: unknown): false {
  if (isFailure(thrown) && thrown.code === 'too-many-requests') return false;
  throw thrown;
}
