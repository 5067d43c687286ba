import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

export interface KeptFilm {
  tmdbId: number;
  title: string;
}

/** Newest first. */
export interface KeptFilms {
  liked: KeptFilm[];
  watched: KeptFilm[];
  wanted: KeptFilm[];
}

/** The films of a user that say something about taste. */
export type ListKeptFilms = (userId: string) => Promise<KeptFilms>;

const columns = ['movies.tmdb_id as tmdbId', 'movies.title'] as const;

export function createKeptFilmsStore(db: Kysely<Tables>): ListKeptFilms {
  return async (userId) => {
    const liked = await db
      .selectFrom('likes')
      .innerJoin('movies', 'movies.movie_id', 'likes.movie_id')
      .select(columns)
      .where('likes.user_id', '=', userId)
      .orderBy('likes.liked_at', 'desc')
      .orderBy('likes.like_id', 'desc')
      .execute();
    const withStatus = await db
      .selectFrom('watch_status')
      .innerJoin('movies', 'movies.movie_id', 'watch_status.movie_id')
      .select([...columns, 'watch_status.status'])
      .where('watch_status.user_id', '=', userId)
      .orderBy('watch_status.changed_at', 'desc')
      .orderBy('watch_status.movie_id', 'desc')
      .execute();
    return {
      liked,
      watched: withStatus.filter(({ status }) => status === 'watched'),
      wanted: withStatus.filter(({ status }) => status === 'want_to_watch'),
    };
  };
}
