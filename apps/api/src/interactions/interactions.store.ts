/** What each user keeps, as films alone. */
import type { InteractionsLine } from '@kinora/contracts/interactions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

export interface InteractionsStore {
  listUserIds(): Promise<string[]>;
  /** One entry for each of the users who keeps anything, in no order; lists are sorted by id. */
  readPeople(userIds: readonly string[]): Promise<InteractionsLine[]>;
}

/** So many ids are read in about a millisecond. */
const idsAtOnce = 2_000;

export function createInteractionsStore(db: Kysely<Tables>): InteractionsStore {
  return {
    async listUserIds() {
      const ids: string[] = [];
      for (;;) {
        const rows = await db
          .selectFrom('users')
          .select('id')
          .where('id', '>', ids.at(-1) ?? '')
          .orderBy('id')
          .limit(idsAtOnce)
          .execute();
        for (const { id } of rows) ids.push(id);
        if (rows.length < idsAtOnce) return ids;
        await new Promise(setImmediate);
      }
    },

    async readPeople(userIds) {
      const people = new Map<string, InteractionsLine>();
      const personOf = (userId: string) => {
        const known = people.get(userId);
        if (known) return known;
        const person = { liked: [], watched: [], wanted: [], playlists: [] };
        people.set(userId, person);
        return person;
      };

      for (const { user_id, tmdb_id } of await readLikes(db, userIds)) personOf(user_id).liked.push(tmdb_id);
      for (const { user_id, tmdb_id, status } of await readStatuses(db, userIds)) {
        const { watched, wanted } = personOf(user_id);
        (status === 'watched' ? watched : wanted).push(tmdb_id);
      }
      for (const [user_id, playlists] of playlistsOf(await readPlaylistMovies(db, userIds))) {
        personOf(user_id).playlists.push(...playlists);
      }
      for (const person of people.values()) forgetOrder(person);
      return [...people.values()];
    },
  };
}

function readLikes(db: Kysely<Tables>, userIds: readonly string[]) {
  return db
    .selectFrom('likes')
    .innerJoin('movies', 'movies.movie_id', 'likes.movie_id')
    .select(['likes.user_id', 'movies.tmdb_id'])
    .where('likes.user_id', 'in', userIds)
    .execute();
}

function readStatuses(db: Kysely<Tables>, userIds: readonly string[]) {
  return db
    .selectFrom('watch_status')
    .innerJoin('movies', 'movies.movie_id', 'watch_status.movie_id')
    .select(['watch_status.user_id', 'watch_status.status', 'movies.tmdb_id'])
    .where('watch_status.user_id', 'in', userIds)
    .execute();
}

interface PlaylistMovie {
  user_id: string;
  playlist_id: number;
  tmdb_id: number;
}

function readPlaylistMovies(db: Kysely<Tables>, userIds: readonly string[]): Promise<PlaylistMovie[]> {
  return db
    .selectFrom('playlist_movies')
    .innerJoin('movies', 'movies.movie_id', 'playlist_movies.movie_id')
    .select(['playlist_movies.user_id', 'playlist_movies.playlist_id', 'movies.tmdb_id'])
    .where('playlist_movies.user_id', 'in', userIds)
    .execute();
}

function playlistsOf(rows: readonly PlaylistMovie[]): Map<string, Iterable<number[]>> {
  const users = new Map<string, Map<number, number[]>>();
  for (const { user_id, playlist_id, tmdb_id } of rows) {
    const playlists = users.get(user_id) ?? new Map<number, number[]>();
    users.set(user_id, playlists);
    const films = playlists.get(playlist_id) ?? [];
    playlists.set(playlist_id, films);
    films.push(tmdb_id);
  }
  return new Map([...users].map(([user_id, playlists]) => [user_id, playlists.values()]));
}

/** What was kept first or last says when, and the order of playlists says the same. */
function forgetOrder({ liked, watched, wanted, playlists }: InteractionsLine): void {
  for (const films of [liked, watched, wanted, ...playlists]) films.sort((one, other) => one - other);
  playlists.sort((one, other) => (String(one) < String(other) ? -1 : 1));
}
