import type { Kysely } from 'kysely';
import type { Engine } from '../schema.ts';

/** Migrations are written against the schema of their own time. */
export type TablesOfThatTime = Record<string, Record<string, unknown>>;

export interface Migration {
  name: string;
  /**
   * `expand`: code of the schema before goes on with the new one, reading and writing, side by side with the new code.
   * That is so for new tables, new indexes, and new columns that may be left out. `contract`: it would break.
   */
  kind: 'expand' | 'contract';
  up: (db: Kysely<TablesOfThatTime>, engine: Engine) => Promise<void>;
}
