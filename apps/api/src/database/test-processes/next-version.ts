/**
 * The site as its next version might be: the same process, with one migration more, which adds to tables in use. Started
 * like `main.ts`.
 */
import type { Migration } from '../migrations/migration.ts';
import { allMigrations } from '../migrations/all-migrations.ts';

const nextMigration: Migration = {
  name: 'next',
  kind: 'expand',
  up: async (db) => {
    await db.schema
      .alterTable('likes')
      .addColumn('note', 'text', (note) => note.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    await db.schema
      .createTable('notes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('likes_liked_at').on('likes').column('liked_at').execute();
  },
};

// A released version has a list that nothing changes; this is the list of the version after it.
(allMigrations as Migration[]).push(nextMigration);
const { runSite } = await import('../../main.ts');
await runSite();
