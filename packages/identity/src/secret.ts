/** The one secret of identity, and the keys that are made from it for each purpose. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';

export interface Secret {
  /** A keyed hash (base64url): it names its text to nobody who has not the secret. */
  keyedHash(purpose: string, ...texts: readonly string[]): string;
}

export async function openSecret(db: Kysely<IdentityTables>, given: string | undefined): Promise<Secret> {
  const secret = given ?? (await keptSecret(db));
  return {
    keyedHash: (purpose, ...texts) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([purpose, ...texts]))
        .digest('base64url'),
  };
}

const name = 'identity';

/** The secret of the database. Of several processes that start at once the first one's is kept. */
async function keptSecret(db: Kysely<IdentityTables>): Promise<string> {
  const kept = await readSecret(db);
  if (kept !== undefined) return kept;
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const written = await readSecret(db);
  if (written === undefined) throw new Error('The secret was not kept.');
  return written;
}

async function readSecret(db: Kysely<IdentityTables>): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
