import { expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann } from './test-browser.ts';
import { hour, minute, openThrottles, openWithAnn, tooMany, wrong } from './test-guesses.ts';

describeEachEngine('guessing addresses', (openTestDatabase) => {
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
