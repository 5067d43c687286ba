/** Every state is good for one answer: the first to come leaves a row that the second one stumbles over. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../identity-tables.ts';
import { isoTime } from '../times.ts';
import { tripTime } from './google-trip.ts';

const identifier = 'google-state';

/** True for the first caller with this state, in whatever process, and for no other. */
export async function takeState(db: Kysely<IdentityTables>, state: string, now: number): Promise<boolean> {
  await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expires_at', '<', isoTime(now))
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('verifications')
    .values({
      id: `${identifier}-${createHash('sha256').update(state).digest('base64url')}`,
      identifier,
      value: '',
      expires_at: isoTime(now + tripTime),
      created_at: isoTime(now),
      updated_at: isoTime(now),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
