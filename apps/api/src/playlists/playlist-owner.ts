/** Whose a playlist is: every statement names its user; this says why one found nothing. */
import { Failure } from '@kinora/contracts/failure';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** Rejects with `not-your-playlist` or `playlist-not-found`. */
export async function requireOwnPlaylist(
  db: Kysely<Tables>,
  userId: string,
  playlistId: number,
): Promise<void> {
  const own = await db
    .selectFrom('playlists')
    .select('playlist_id')
    .where('user_id', '=', userId)
    .where('playlist_id', '=', playlistId)
    .executeTakeFirst();
  if (!own) await refusePlaylist(db, playlistId);
}

/** For a playlist that is not the asker's. */
export async function refusePlaylist(db: Kysely<Tables>, playlistId: number): Promise<never> {
  const other = await db
    .selectFrom('playlists')
    .select('playlist_id')
    .where('playlist_id', '=', playlistId)
    .executeTakeFirst();
  if (other) throw new Failure('not-your-playlist', 'You do not own this playlist.');
  throw new Failure('playlist-not-found', 'There is no such playlist.');
}
