/** Each schema tells the oldest code that can still work with it, so that an older version knows whether it may start. */
import type { Kysely } from 'kysely';
import type { TablesOfThatTime } from './migration.ts';

export async function up(db: Kysely<TablesOfThatTime>): Promise<void> {
  await db.schema.alterTable('schema_versions').addColumn('oldest_code', 'integer').execute();
}
