import type { Kysely } from 'kysely';
import type { Engine } from '../schema.ts';

/** Migrations are written against the schema of their own time. */
export type TablesOfThatTime = Record<string, Record<string, unknown>>;

export interface Migration {
  name: string;
  up: (db: Kysely<TablesOfThatTime>, engine: Engine) => Promise<void>;
}
