import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storageDown } from '../database/storage-failures.ts';
import { describeEachEngine, type TestDatabase } from '../database/test-databases.ts';
import { createDailyTokens } from './daily-tokens.store.ts';

describeEachEngine('the tokens of a day', (openTestDatabase) => {
  let database: TestDatabase;
  let clock: number;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  beforeEach(async () => {
    await database.db.deleteFrom('model_tokens').execute();
    clock = Date.parse('2026-11-21T23:59:00Z');
  });

  const openBudget = (most = 1_000, db = database.db) =>
    createDailyTokens({ db, most, onFault: () => undefined, now: () => clock });

  test('[R59] are shared by all processes, and there are new ones the next day', async () => {
    const [here, there] = [openBudget(), openBudget()];
    expect(await here.hasLeft()).toBe(true);
    await here.spend(600);
    expect(await there.hasLeft()).toBe(true);
    await there.spend(600);
    expect([await here.hasLeft(), await there.hasLeft()]).toEqual([false, false]);
    clock += 60_000;
    expect([await here.hasLeft(), await there.hasLeft()]).toEqual([true, true]);
    expect(await database.db.selectFrom('model_tokens').selectAll().execute()).toEqual([
      { day: '2026-11-22', tokens: 0 },
    ]);
  });

  test('[R59] are all counted when many are spent at once', async () => {
    const [here, there] = [openBudget(), openBudget()];
    await Promise.all(Array.from({ length: 20 }, async () => [await here.spend(7), await there.spend(7)]));
    const [row] = await database.db.selectFrom('model_tokens').selectAll().execute();
    expect(row?.tokens).toBe(280);
  });

  test('[R59] nothing is left where nothing can be counted, and what was spent meanwhile is counted later', async () => {
    const storage = { isDown: false };
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (storage.isDown) throw storageDown(new Error('no disk'));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const budget = openBudget(1_000, db);
    storage.isDown = true;
    await budget.spend(900);
    expect(await budget.hasLeft()).toBe(false);
    storage.isDown = false;
    expect(await budget.hasLeft()).toBe(true);
    await budget.spend(200);
    expect(await openBudget().hasLeft()).toBe(false);
  });
});
