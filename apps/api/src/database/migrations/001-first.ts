/** The first schema: accounts, films that users touched, and what users keep. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Engine } from '../schema.ts';
import type { TablesOfThatTime } from './migration.ts';

export async function up(db: Kysely<TablesOfThatTime>, engine: Engine): Promise<void> {
  const time = engine === 'postgres' ? 'timestamptz' : 'text';
  const flag = engine === 'postgres' ? 'boolean' : 'integer';

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute();
  await ofUser(db.schema.createTable('sessions'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute();
  await ofUser(db.schema.createTable('accounts'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', time)
    .addColumn('refresh_token_expires_at', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addUniqueConstraint('accounts_provider_account', ['provider_id', 'account_id'])
    .execute();
  for (const table of ['sessions', 'accounts'])
    await db.schema.createIndex(`${table}_user`).on(table).column('user_id').execute();
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute();
  await db.schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('expires_at', time)
    .addColumn('alg', 'text')
    .addColumn('crv', 'text')
    .execute();
  await ofUser(db.schema.createTable('mail_links'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_links_key', ['user_id', 'purpose'])
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('first_at', 'double precision', (column) => column.notNull())
    .addColumn('last_at', 'double precision', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('movies')
    .addColumn('movie_id', 'bigint', (column) => column.primaryKey())
    .addColumn('tmdb_id', 'integer', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('overview', 'text', (column) => column.notNull())
    .addColumn('poster_path', 'text')
    .addColumn('vote_average', 'double precision', (column) => column.notNull())
    .execute();
  await ofUserAndMovie(db.schema.createTable('likes'))
    .addColumn('like_id', 'bigint', (column) => column.notNull().unique())
    .addColumn('liked_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('likes_key', ['user_id', 'movie_id'])
    .execute();
  await ofUserAndMovie(db.schema.createTable('watch_status'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('watch_status_key', ['user_id', 'movie_id'])
    .execute();
  await ofUser(db.schema.createTable('playlists'))
    .addColumn('playlist_id', 'bigint', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('playlists_key', ['user_id', 'playlist_id'])
    .execute();
  await ofUserAndMovie(db.schema.createTable('playlist_movies'))
    .addColumn('playlist_id', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('playlist_movies_key', ['user_id', 'playlist_id', 'movie_id'])
    .addForeignKeyConstraint(
      'playlist_movies_playlist',
      ['user_id', 'playlist_id'],
      'playlists',
      ['user_id', 'playlist_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await ofUserAndMovie(db.schema.createTable('recently_visited'))
    .addColumn('visited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recently_visited_key', ['user_id', 'movie_id'])
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('mail_id', 'bigint', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
}

/** Rows that go with their user. */
function ofUser(table: CreateTableBuilder<string>) {
  return table.addColumn('user_id', 'text', (column) =>
    column.notNull().references('users.id').onDelete('cascade'),
  );
}

function ofUserAndMovie(table: CreateTableBuilder<string>) {
  return ofUser(table).addColumn('movie_id', 'bigint', (column) =>
    column.notNull().references('movies.movie_id'),
  );
}
