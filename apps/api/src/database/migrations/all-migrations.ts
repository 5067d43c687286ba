/** Every migration, oldest first. One that was released is never changed; a later one is added. */
import * as first from './001-first.ts';
import * as chat from './002-chat.ts';
import type { Migration } from './migration.ts';

/** The first one leads to schema 1, the next one to 2, and so on. */
export const allMigrations: readonly Migration[] = [
  { name: 'first', up: first.up },
  { name: 'chat', up: chat.up },
];
