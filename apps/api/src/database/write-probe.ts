import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A write that changes nothing, and is on the disk like any other once it resolves. */
export async function writeProbe(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('schema_versions')
    .set((row) => ({ applied_at: row.ref('applied_at') }))
    .execute();
}
