import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** For how long a reader in another process (a backup, say) is waited for, in milliseconds. */
const patience = 2_000;

/**
 * To be called after rows were deleted that nobody may find again. SQLite has overwritten them in its file, but its log
 * still holds the pages of before; this empties it. Resolves with false when others read from the log for so long that
 * it stays until it is next emptied. PostgreSQL clears up by itself (autovacuum), in its own time.
 */
export async function eraseTraces({ db, engine }: Database): Promise<boolean> {
  if (engine === 'postgres') return true;
  const deadline = performance.now() + patience;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
    await delay(50);
  }
}
