/** Which rows were acknowledged, and which of them are gone. */
import type { Database } from '../schema.ts';

export interface Acknowledgement {
  table: 'users' | 'playlists' | 'likes' | 'playlist_movies';
  /** What tells the row from all others of its table. */
  key: string | number;
}

/** The acknowledgements among the lines. The last line may be cut off, and then it acknowledges nothing. */
export function readAcknowledgements(said: string): Acknowledgement[] {
  const lines = said.split('\n').slice(0, -1);
  // The writer beside it wrote the line.
  return lines.map((line) => JSON.parse(line) as Acknowledgement).filter(({ table }) => table !== undefined);
}

/** The acknowledged rows that the database does not have. */
export async function findLost(
  { db }: Database,
  acknowledged: Iterable<Acknowledgement>,
): Promise<Acknowledgement[]> {
  const users = await db.selectFrom('users').select('id').execute();
  const playlists = await db.selectFrom('playlists').select('playlist_id').execute();
  const likes = await db.selectFrom('likes').select('like_id').execute();
  const members = await db.selectFrom('playlist_movies').select(['playlist_id', 'movie_id']).execute();
  const found: Record<Acknowledgement['table'], Set<string | number>> = {
    users: new Set(users.map(({ id }) => id)),
    playlists: new Set(playlists.map(({ playlist_id }) => playlist_id)),
    likes: new Set(likes.map(({ like_id }) => like_id)),
    playlist_movies: new Set(members.map(({ playlist_id, movie_id }) => `${playlist_id} ${movie_id}`)),
  };
  return [...acknowledged].filter(({ table, key }) => !found[table].has(key));
}
