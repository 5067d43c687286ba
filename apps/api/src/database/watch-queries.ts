/** Tells how long statements take. Neither their text nor their values are told. */
import type { KyselyConfig, LogEvent } from 'kysely';

export type QueryKind = 'select' | 'insert' | 'update' | 'delete' | 'other';

export interface RunQuery {
  kind: QueryKind;
  milliseconds: number;
  isFailed: boolean;
}

export type WatchQuery = (query: RunQuery) => void;

const kinds: Readonly<Record<string, QueryKind>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** What Kysely is to be made with; nothing where nobody watches, because it takes a little with every statement. */
export function watchedBy(watch: WatchQuery | undefined): Pick<KyselyConfig, 'log'> {
  if (!watch) return {};
  return {
    log: ({ level, query, queryDurationMillis }: LogEvent) =>
      watch({
        kind: kinds[query.query.kind] ?? 'other',
        milliseconds: queryDurationMillis,
        isFailed: level === 'error',
      }),
  };
}
