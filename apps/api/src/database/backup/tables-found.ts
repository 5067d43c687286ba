import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import type { KeptTable } from './read-rows.ts';

/** The tables that a database has, whoever made them, but for the one that tells its version. */
export async function tablesFound(db: Kysely<Tables>): Promise<KeptTable[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name, isView }) => !isView && name !== 'schema_versions');
}
