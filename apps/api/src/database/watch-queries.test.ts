import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { describeEachPlace } from './test-databases.ts';
import type { RunQuery } from './watch-queries.ts';

describeEachPlace('statements', (makePlace, engine) => {
  test('[R76] are told by their kind and time, those that fail too, and by nothing else', async () => {
    const { settings } = await makePlace();
    const told: RunQuery[] = [];
    const { db, connections, close } = await openDatabase(settings, (query) => told.push(query));
    told.length = 0;
    const day = { day: '2026-11-21', tokens: 1 };
    await db.insertInto('model_tokens').values(day).execute();
    await db.updateTable('model_tokens').set({ tokens: 2 }).execute();
    await db.selectFrom('model_tokens').selectAll().execute();
    await db.deleteFrom('model_tokens').execute();
    await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow('nowhere');
    const inUse = connections?.();
    await close();

    expect(told.map(({ kind, isFailed }) => [kind, isFailed])).toEqual([
      ['insert', false],
      ['update', false],
      ['select', false],
      ['delete', false],
      ['other', true],
    ]);
    for (const query of told) {
      expect(Object.keys(query).sort()).toEqual(['isFailed', 'kind', 'milliseconds']);
      expect(query.milliseconds).toBeGreaterThanOrEqual(0);
    }
    expect(inUse).toEqual(engine === 'postgres' ? { busy: 0, idle: 1, waiting: 0 } : undefined);
  });
});
