/** The tables of a schema version, found by running the migrations in memory. */
import { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { Kysely } from 'kysely';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import type { Tables } from '../schema.ts';

export interface TableShape {
  name: string;
  columns: ColumnShape[];
}

export interface ColumnShape {
  name: string;
  kind: 'text' | 'integer' | 'number';
}

/** The tables that hold rows of the site, each after those that it refers to. */
export async function tablesOfVersion(
  version: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<TableShape[]> {
  const memory = new DatabaseSync(':memory:');
  await migrateFile(memory, migrations.slice(0, version));
  const shapes = readShapes(memory);
  memory.close();
  return shapes;
}

export async function migrateFile(file: DatabaseSync, migrations: readonly Migration[]): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: file }) });
  await migrate({ db, engine: 'sqlite' }, migrations);
}

export function readShapes(file: DatabaseSync): TableShape[] {
  const names = textsOf(
    file,
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'schema_versions'",
  );
  return parentsFirst(file, names).map((name) => ({ name, columns: readColumns(file, name) }));
}

function readColumns(file: DatabaseSync, table: string): ColumnShape[] {
  const rows = file.prepare('select name, type from pragma_table_info(?) order by cid').all(table);
  return rows.map(({ name, type }) => ({ name: String(name), kind: kindOf(String(type).toLowerCase()) }));
}

function kindOf(type: string): ColumnShape['kind'] {
  if (type === 'text') return 'text';
  return type === 'integer' || type === 'bigint' ? 'integer' : 'number';
}

function parentsFirst(file: DatabaseSync, tables: string[]): string[] {
  const ordered = new Set<string>();
  const add = (table: string): void => {
    if (ordered.has(table)) return;
    const parents = textsOf(file, 'select "table" as name from pragma_foreign_key_list(?)', table);
    for (const parent of parents) if (parent !== table) add(parent);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

function textsOf(file: DatabaseSync, statement: string, ...parameters: string[]): string[] {
  return file
    .prepare(statement)
    .all(...parameters)
    .map(({ name }) => String(name));
}
