/** What the chatbot remembers of a conversation, and the tokens that its model took. */
import type { Kysely } from 'kysely';
import type { TablesOfThatTime } from './migration.ts';

export async function up(db: Kysely<TablesOfThatTime>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'expires_at'])
    await db.schema.createIndex(`conversations_${column}`).on('conversations').column(column).execute();
  await db.schema
    .createTable('model_tokens')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .execute();
}
