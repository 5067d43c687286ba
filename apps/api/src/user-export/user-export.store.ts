import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { exportRules } from './export-rules.ts';

export interface UserExport {
  exported_at: string;
  /** By table. */
  rows: Record<string, object[]>;
}

/** Everything that the site knows of the user. */
export type CollectUserExport = (userId: string) => Promise<UserExport>;

export function createUserExport(db: Kysely<Tables>, now: () => number = Date.now): CollectUserExport {
  return async (userId) => {
    const rows: Record<string, object[]> = {};
    for (const [table, rule] of Object.entries(exportRules)) {
      if ('rowsOf' in rule) rows[table] = await rule.rowsOf(db, userId);
    }
    return { exported_at: new Date(now()).toISOString(), rows };
  };
}
