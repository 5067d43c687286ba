/** Every migration, oldest first. One that was released is never changed; a later one is added. */
import * as first from './001-first.ts';
import * as chat from './002-chat.ts';
import * as olderCode from './003-older-code.ts';
import type { Migration } from './migration.ts';

/** The first one leads to schema 1, the next one to 2, and so on. */
export const allMigrations: readonly Migration[] = [
  { name: 'first', kind: 'contract', up: first.up },
  { name: 'chat', kind: 'contract', up: chat.up },
  // Code from before it refuses every schema that it does not know.
  { name: 'older code', kind: 'contract', up: olderCode.up },
];

/** Versions before it do not tell which older code can work with them. */
export const tellsOldestCodeSince = 3;
