import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { describeEachEngine } from './test-databases.ts';

describeEachEngine('a database of tests', (openTestDatabase, engine) => {
  for (const turn of ['first', 'second', 'third']) {
    test(`is empty and its own on the ${turn} turn`, async () => {
      const { db } = await openTestDatabase();
      expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([]);
      await db.insertInto('secrets').values({ name: 'a', value: turn }).execute();
    });
  }

  test('can be opened once more', async () => {
    const first = await openTestDatabase();
    expect(first.engine).toBe(engine);
    await first.db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
    const second = await openDatabase(first.settings);
    expect(await second.db.selectFrom('secrets').select('value').execute()).toHaveLength(1);
    await second.close();
  });
});
