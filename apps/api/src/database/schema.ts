/** The tables, as Kysely sees them. A user's rows are keyed by the user first. */
import type { IdentityTables } from '@kinora/identity/identity-tables';
import type { Kysely } from 'kysely';

export interface Tables extends IdentityTables {
  /** A film that some user touched. */
  movies: {
    movie_id: number;
    tmdb_id: number;
    title: string;
    overview: string;
    poster_path: string | null;
    vote_average: number;
  };
  likes: { user_id: string; movie_id: number; like_id: number; liked_at: string };
  watch_status: {
    user_id: string;
    movie_id: number;
    status: 'watched' | 'want_to_watch';
    changed_at: string;
  };
  playlists: { user_id: string; playlist_id: number; name: string; created_at: string };
  playlist_movies: { user_id: string; playlist_id: number; movie_id: number; added_at: string };
  recently_visited: { user_id: string; movie_id: number; visited_at: string };
  /** Mail that is read at `/dev/mailbox` instead of being sent. */
  outbox: {
    mail_id: number;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    sent_at: string;
  };
  conversations: {
    /** SHA-256 of the id that the visitor holds. */
    id_hash: string;
    /** Null while nobody who is signed in has taken part. */
    user_id: string | null;
    /** The chatbot's own JSON. */
    state: string;
    /** Grows with every write, so that of two at once the later one notices. */
    version: number;
    /** ISO 8601 text, as the other two. */
    begun_at: string;
    updated_at: string;
    expires_at: string;
  };
  /** What the chatbot's model took on a day (`2026-11-21`, UTC). */
  model_tokens: { day: string; tokens: number };
  schema_versions: {
    version: number;
    name: string;
    applied_at: string;
    /** The lowest schema that code may have been made for and still work with this one; null where nobody said. */
    oldest_code: number | null;
  };
}

export interface ConnectionsInUse {
  busy: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
}

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  /** Whether rows can be written now. After a fault it is asked anew, at most once a second. */
  isWell: () => Promise<boolean>;
  /** The connections to a server; undefined for a file. */
  connections?: () => ConnectionsInUse;
  close: () => Promise<void>;
}
