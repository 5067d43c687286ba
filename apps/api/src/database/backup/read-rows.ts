/** Reads whole tables as they were at one moment, a portion at a time. */
import { type Kysely, sql } from 'kysely';
import type { Database, Engine, Tables } from '../schema.ts';
import type { PortableValue } from './backup-form.ts';

export interface KeptTable {
  name: string;
  columns: readonly { name: string }[];
}

const portion = 1_000;

/** Runs `work` on a connection that sees the rows of this moment, whatever others write meanwhile. */
export async function inSnapshot(
  { db, engine }: Database,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const begin = engine === 'sqlite' ? 'begin' : 'begin isolation level repeatable read read only';
    await sql.raw(begin).execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

export async function* readRows(
  connection: Kysely<Tables>,
  engine: Engine,
  { name, columns }: KeptTable,
): AsyncGenerator<PortableValue[][]> {
  const list = sql.join(columns.map((column) => sql.ref(column.name)));
  const query = sql<Row>`select ${list} from ${sql.table(name)}`;
  const portions = engine === 'sqlite' ? streamed(connection, query) : fetched(connection, query);
  for await (const rows of portions) yield rows.map((row) => Object.values(row).map(toPortable));
}

type Row = Record<string, unknown>;
type Query = ReturnType<typeof sql<Row>>;

async function* streamed(connection: Kysely<Tables>, query: Query): AsyncGenerator<Row[]> {
  const results = connection.getExecutor().stream<Row>(query.compile(connection), portion);
  for await (const { rows } of results) yield rows;
}

async function* fetched(connection: Kysely<Tables>, query: Query): AsyncGenerator<Row[]> {
  await sql`declare portions no scroll cursor for ${query}`.execute(connection);
  const fetch = sql<Row>`fetch ${sql.lit(portion)} from portions`;
  for (;;) {
    const { rows } = await fetch.execute(connection);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close portions`.execute(connection);
}

function toPortable(value: unknown): PortableValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a backup cannot hold a ${typeof value}`);
}
