/** What of each table belongs to a user and goes into the user's own file. Hashes, tokens and keys never do. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { exchangesOf } from './exchanges-of.ts';

export type ExportRule =
  | { rowsOf: (db: Kysely<Tables>, userId: string) => Promise<object[]> }
  /** Why no row of the table is about one user. */
  | { nobodys: string };

export const exportRules: Record<keyof Tables, ExportRule> = {
  users: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'email_verified', 'image', 'created_at', 'updated_at'])
        .where('id', '=', userId)
        .execute(),
  },
  sessions: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
  },
  accounts: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('accounts')
        .select(['provider_id', 'account_id', 'scope', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  mail_links: {
    rowsOf: (db, userId) =>
      db.selectFrom('mail_links').select(['purpose', 'expires_at']).where('user_id', '=', userId).execute(),
  },
  outbox: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('outbox')
        .innerJoin('users', 'users.email', 'outbox.recipient')
        // The text holds the link's token.
        .select(['recipient', 'subject', 'sent_at'])
        .where('users.id', '=', userId)
        .orderBy('sent_at', 'desc')
        .execute(),
  },

  likes: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('likes')
        .innerJoin('movies', 'movies.movie_id', 'likes.movie_id')
        .select(['movies.tmdb_id', 'movies.title', 'likes.like_id', 'likes.liked_at'])
        .where('likes.user_id', '=', userId)
        .orderBy('liked_at', 'desc')
        .execute(),
  },
  watch_status: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('watch_status')
        .innerJoin('movies', 'movies.movie_id', 'watch_status.movie_id')
        .select(['movies.tmdb_id', 'movies.title', 'watch_status.status', 'watch_status.changed_at'])
        .where('watch_status.user_id', '=', userId)
        .orderBy('changed_at', 'desc')
        .execute(),
  },
  playlists: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('playlists')
        .select(['playlist_id', 'name', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute(),
  },
  playlist_movies: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('playlist_movies')
        .innerJoin('movies', 'movies.movie_id', 'playlist_movies.movie_id')
        .select(['playlist_movies.playlist_id', 'movies.tmdb_id', 'movies.title', 'playlist_movies.added_at'])
        .where('playlist_movies.user_id', '=', userId)
        .orderBy('added_at', 'desc')
        .execute(),
  },
  recently_visited: {
    rowsOf: (db, userId) =>
      db
        .selectFrom('recently_visited')
        .innerJoin('movies', 'movies.movie_id', 'recently_visited.movie_id')
        .select(['movies.tmdb_id', 'movies.title', 'recently_visited.visited_at'])
        .where('recently_visited.user_id', '=', userId)
        .orderBy('visited_at', 'desc')
        .execute(),
  },

  conversations: {
    rowsOf: async (db, userId) => {
      const rows = await db
        .selectFrom('conversations')
        .select(['begun_at', 'updated_at', 'expires_at', 'state'])
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .execute();
      // Beside what was said, the state holds only what the chatbot made of it.
      return rows.map(({ state, ...times }) => ({ ...times, exchanges: exchangesOf(state) }));
    },
  },

  movies: { nobodys: 'facts of films' },
  verifications: { nobodys: 'random values of a sign-in that is under way' },
  attempts: { nobodys: 'counts by keys that name nobody' },
  signing_keys: { nobodys: 'keys of the site' },
  secrets: { nobodys: 'keys of the site' },
  model_tokens: { nobodys: 'a sum a day' },
  schema_versions: { nobodys: 'versions of the tables' },
};
