/** The films of a user's lists, one row a film and list. */
import type { userExportLists } from '@kinora/contracts/user-export';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

export interface ListRow {
  list: (typeof userExportLists)[number];
  /** Empty for a list that is no playlist. */
  playlist: string;
  tmdb_id: number;
  title: string;
  date: string;
}

/** Newest first within a list. */
export type CollectListRows = (userId: string) => Promise<ListRow[]>;

export function createListRows(db: Kysely<Tables>): CollectListRows {
  return async (userId) => [
    ...inList('liked', await findLikes(db, userId)),
    ...inList('watched', await findByStatus(db, userId, 'watched')),
    ...inList('watchlist', await findByStatus(db, userId, 'want_to_watch')),
    ...inList('playlist', await findInPlaylists(db, userId)),
    ...inList('recently-visited', await findVisits(db, userId)),
  ];
}

type FilmRow = Pick<ListRow, 'tmdb_id' | 'title' | 'date'> & Partial<Pick<ListRow, 'playlist'>>;

function inList(list: ListRow['list'], rows: readonly FilmRow[]): ListRow[] {
  return rows.map((row) => ({ playlist: '', ...row, list }));
}

function findLikes(db: Kysely<Tables>, userId: string): Promise<FilmRow[]> {
  return db
    .selectFrom('likes')
    .innerJoin('movies', 'movies.movie_id', 'likes.movie_id')
    .select(['movies.tmdb_id', 'movies.title', 'likes.liked_at as date'])
    .where('likes.user_id', '=', userId)
    .orderBy('date', 'desc')
    .execute();
}

function findByStatus(
  db: Kysely<Tables>,
  userId: string,
  status: Tables['watch_status']['status'],
): Promise<FilmRow[]> {
  return db
    .selectFrom('watch_status')
    .innerJoin('movies', 'movies.movie_id', 'watch_status.movie_id')
    .select(['movies.tmdb_id', 'movies.title', 'watch_status.changed_at as date'])
    .where('watch_status.user_id', '=', userId)
    .where('watch_status.status', '=', status)
    .orderBy('date', 'desc')
    .execute();
}

function findInPlaylists(db: Kysely<Tables>, userId: string): Promise<FilmRow[]> {
  return db
    .selectFrom('playlist_movies')
    .innerJoin('playlists', (join) =>
      join
        .onRef('playlists.user_id', '=', 'playlist_movies.user_id')
        .onRef('playlists.playlist_id', '=', 'playlist_movies.playlist_id'),
    )
    .innerJoin('movies', 'movies.movie_id', 'playlist_movies.movie_id')
    .select([
      'playlists.name as playlist',
      'movies.tmdb_id',
      'movies.title',
      'playlist_movies.added_at as date',
    ])
    .where('playlist_movies.user_id', '=', userId)
    .orderBy('playlists.created_at', 'desc')
    .orderBy('date', 'desc')
    .execute();
}

function findVisits(db: Kysely<Tables>, userId: string): Promise<FilmRow[]> {
  return db
    .selectFrom('recently_visited')
    .innerJoin('movies', 'movies.movie_id', 'recently_visited.movie_id')
    .select(['movies.tmdb_id', 'movies.title', 'recently_visited.visited_at as date'])
    .where('recently_visited.user_id', '=', userId)
    .orderBy('date', 'desc')
    .execute();
}
