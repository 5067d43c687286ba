import { isFailure } from '@kinora/contracts/failure';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine, type TestDatabase } from '../database/test-databases.ts';
import { anIdentity } from '../test-identity.ts';
import { buildUserApp } from '../test-users.ts';
import { createChatLimit, type Sender } from './chat-limit.ts';
import { sendMessage } from './test-sends.ts';

const minute = 60_000;

const anonymous = (address: string): Sender => ({ address, userId: undefined });
const robinFrom = (number: number): Sender => ({ address: `198.51.100.${number}`, userId: 'robin' });

describeEachEngine('messages', (openTestDatabase) => {
  let database: TestDatabase;
  let clock: number;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  beforeEach(async () => {
    await database.db.deleteFrom('attempts').execute();
    clock = Date.now();
  });

  /** How many of so many messages are let through. Each is sent by a process of its own. */
  async function countLetThrough(times: number, senderOf: (number: number) => Sender): Promise<number> {
    let letThrough = 0;
    for (let number = 0; number < times; number += 1) {
      const count = createChatLimit({ db: database.db, secret: undefined, now: () => clock });
      letThrough += await count(senderOf(number)).then(
        () => 1,
        (thrown: unknown) => {
          if (!isFailure(thrown) || thrown.code !== 'too-many-requests') throw thrown;
          return 0;
        },
      );
    }
    return letThrough;
  }

  test('[AP-12] [R59] are 20 a minute from an address, whichever process takes them', async () => {
    expect(await countLetThrough(25, () => anonymous('192.0.2.1'))).toBe(20);
    expect(await countLetThrough(1, () => anonymous('192.0.2.2'))).toBe(1);
    clock += minute - 1;
    expect(await countLetThrough(1, () => anonymous('192.0.2.1'))).toBe(0);
    clock += 1;
    expect(await countLetThrough(25, () => anonymous('192.0.2.1'))).toBe(20);
  });

  test('[AP-12] [R59] are 20 a minute from a network of IPv6, whose owner has all its addresses', async () => {
    expect(await countLetThrough(25, (number) => anonymous(`2001:db8:1:2::${number}`))).toBe(20);
    expect(await countLetThrough(1, () => anonymous('2001:db8:1:3::1'))).toBe(1);
  });

  test('[AP-12] [R59] are 20 a minute from an account, wherever it is', async () => {
    expect(await countLetThrough(25, robinFrom)).toBe(20);
    expect(await countLetThrough(1, () => ({ address: '198.51.100.1', userId: 'kim' }))).toBe(1);
  });

  test('[AP-12] [R66] leave rows that name neither an address nor an account', async () => {
    await countLetThrough(1, () => ({ address: '192.0.2.1', userId: 'robin' }));
    const rows = await database.db.selectFrom('attempts').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192|robin/);
  });

  test('[AP-12] beyond the limit are answered 429 in a kind sentence that says when to come back', async () => {
    const sites = [await buildUserApp({ database }), await buildUserApp({ database })];
    const { token } = await sites[0]!.signUp('Robin');
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      const { app } = sites[number % 2]!; // there are two
      statuses.push((await sendMessage(app, 'hello', { token, from: `192.0.2.${number}` })).statusCode);
    }
    expect(statuses).toEqual(Array(20).fill(200));
    const { app } = sites[1]!;
    for (const accept of ['application/json', 'text/event-stream']) {
      const refused = await sendMessage(app, 'hello', { token, from: '203.0.113.1', accept });
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(refused.json()).toEqual({
        code: 'too-many-requests',
        message: expect.stringMatching(/^That was a lot of messages .* Please wait .* send it again\.$/),
      });
    }
    const kim = await sites[1]!.signUp('Kim');
    expect((await sendMessage(app, 'hello', { token: kim.token, from: '203.0.113.2' })).statusCode).toBe(200);
  });

  test('[AP-12] that are no messages are not counted', async () => {
    const { app } = await buildUserApp({ database, identity: anIdentity(database) });
    for (let number = 0; number < 25; number += 1) await sendMessage(app, ' ');
    expect((await sendMessage(app, 'hello')).statusCode).toBe(200);
  });
});
