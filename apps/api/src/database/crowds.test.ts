/** What becomes of many calls at once while the rows cannot be had. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { databaseFileName } from './sqlite-file.ts';
import { describeEachPlace, describeOnPostgres } from './test-databases.ts';

const addSecret = ({ db }: Database, name: string) =>
  db.insertInto('secrets').values({ name, value: '' }).execute();

function codesOf(results: PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    // What stores reject with is a failure, or the test fails by its name.
    const code = result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describeOnPostgres('a crowd', (makePlace) => {
  test('[R5] of 500 slow statements at once no more than 20 run, 200 wait, and the others are refused', async () => {
    const { settings } = await makePlace();
    const database = await openDatabase(settings);
    const slow = () => sql`select pg_sleep(0.2)`.execute(database.db);
    const order: string[] = [];
    const all = Array.from({ length: 500 }, () =>
      slow().then(
        () => order.push('done'),
        (thrown: { code: string }) => {
          order.push(thrown.code);
          throw thrown;
        },
      ),
    );
    const wellWhileCrowded = database.isWell();
    const counts = codesOf(await Promise.allSettled(all));

    // Of those in line a turn of 20 ends every fifth of a second, and whoever waited a second is refused too.
    expect(order.slice(0, 280)).toEqual(Array.from({ length: 280 }, () => 'too-busy'));
    expect(counts['done']).toBeGreaterThanOrEqual(20);
    expect((counts['done'] ?? 0) + (counts['too-busy'] ?? 0)).toBe(500);
    expect(await wellWhileCrowded).toBe(true);
    await addSecret(database, 'afterwards');
    await database.close();
  });

  test('[R75] the storage is well while all connections are at work', async () => {
    const { settings } = await makePlace();
    const database = await openDatabase(settings);
    const working = Promise.all(
      Array.from({ length: 20 }, () => sql`select pg_sleep(1.5)`.execute(database.db)),
    );
    expect(await database.isWell()).toBe(true);
    await working;
    await database.close();
  });
});

describeEachPlace('a locked file', (makePlace, engine) => {
  test.skipIf(engine === 'postgres')(
    '[R5] of 1,500 writes at once while another process writes, 1,000 wait for a second and no longer',
    async () => {
      const { settings } = await makePlace();
      const database = await openDatabase(settings);
      const other = new DatabaseSync(join(settings.dataFolder, databaseFileName));
      other.exec('begin immediate');
      const order: string[] = [];
      const writes = Array.from({ length: 1_500 }, (_, number) =>
        addSecret(database, `${number}`).catch((thrown: { code: string }) => order.push(thrown.code)),
      );
      await expect.poll(() => order.length).toBe(499);
      // The lock is never given back while they wait.
      await Promise.all(writes);
      expect(new Set(order.slice(0, 499))).toEqual(new Set(['too-busy']));
      expect(new Set(order.slice(499))).toEqual(new Set(['too-busy', 'storage-down']));
      other.exec('rollback');
      other.close();

      await addSecret(database, 'afterwards');
      const rows = await database.db.selectFrom('secrets').select('name').execute();
      expect(rows).toEqual([{ name: 'afterwards' }]);
      await database.close();
    },
  );
});
