/** What one account may gather: its lists stay quick to read, and nobody fills the disk alone. */
import { Failure } from '@kinora/contracts/failure';
import { mostKept } from '@kinora/contracts/limits';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * Rejects with `list-full` when the user keeps `mostKept.films` other films in this table.
 * Calls at the same moment do not see each other, so a list may end a few rows longer.
 */
export async function requireRoomForFilm(
  db: Kysely<Tables>,
  table: 'likes' | 'watch_status' | 'playlist_movies',
  userId: string,
  movieId: number,
): Promise<void> {
  const last = await db
    .selectFrom(table)
    .select('movie_id')
    .where('user_id', '=', userId)
    .where('movie_id', '<>', movieId)
    .limit(1)
    .offset(mostKept.films - 1)
    .executeTakeFirst();
  if (last) refuse(`You keep ${inWords(mostKept.films)} films here, which is the most. Take one out first.`);
}

/** The same for playlists themselves. */
export async function requireRoomForPlaylist(db: Kysely<Tables>, userId: string): Promise<void> {
  const last = await db
    .selectFrom('playlists')
    .select('playlist_id')
    .where('user_id', '=', userId)
    .limit(1)
    .offset(mostKept.playlists - 1)
    .executeTakeFirst();
  if (last) refuse(`You have ${inWords(mostKept.playlists)} playlists, which is the most. Delete one first.`);
}

function refuse(message: string): never {
  throw new Failure('list-full', message);
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
