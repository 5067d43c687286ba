/**
 * A restore's rehearsal: the backup is first read into a SQLite file of its own, with the schema of its time, and
 * brought up to the schema of today. What comes out of it are rows that a database has taken once before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { BackupFault, type BackupHeader, type BackupTable } from './backup-form.ts';
import { type BackupReader, readBackup } from './read-backup.ts';
import { migrateFile, readShapes, type TableShape } from './table-shapes.ts';

export interface Rehearsal {
  header: BackupHeader;
  handle: DatabaseSync;
  path: string;
  /** In the order in which they can be filled. */
  tables: TableShape[];
  counts: Record<string, number>;
  end(): void;
}

export interface RehearsalPlan {
  file: string;
  /** Where its file may lie. It holds secrets for a while. */
  folder: string;
  migrations?: readonly Migration[];
}

export async function rehearse({
  file,
  folder,
  migrations = allMigrations,
}: RehearsalPlan): Promise<Rehearsal> {
  const stage = mkdtempSync(join(folder, 'restore-'));
  const path = join(stage, 'rows.sqlite');
  const handle = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const end = () => {
    handle.close();
    rmSync(stage, { recursive: true, force: true });
  };
  try {
    // It is thrown away afterwards, so the disk's word is not waited for.
    handle.exec('pragma synchronous = off; pragma journal_mode = memory');
    const header = await readBackup(file, new Stage(handle, migrations));
    handle.exec('commit');
    await migrateFile(handle, migrations);
    assertReferences(handle);
    const tables = readShapes(handle);
    return { header, handle, path, tables, counts: countRows(handle, tables), end };
  } catch (thrown) {
    end();
    throw thrown;
  }
}

class Stage implements BackupReader {
  readonly #handle: DatabaseSync;
  readonly #migrations: readonly Migration[];
  #tables = new Map<string, TableShape>();
  #table: TableShape | undefined;
  #insert: StatementSync | undefined;

  constructor(handle: DatabaseSync, migrations: readonly Migration[]) {
    this.#handle = handle;
    this.#migrations = migrations;
  }

  async start({ schemaVersion }: BackupHeader): Promise<void> {
    if (schemaVersion > this.#migrations.length) {
      throw new BackupFault(
        `The backup has schema ${schemaVersion}, and this version of Kinora knows schemas up to ${this.#migrations.length}: restore it with the newer version.`,
      );
    }
    await migrateFile(this.#handle, this.#migrations.slice(0, schemaVersion));
    this.#tables = new Map(readShapes(this.#handle).map((table) => [table.name, table]));
    this.#handle.exec('begin');
  }

  startTable({ table, columns }: BackupTable): void {
    const shape = this.#tables.get(table);
    const expected = shape?.columns.map(({ name }) => name);
    if (!shape || expected?.join() !== columns.join())
      throw new BackupFault(`The backup's table ${table} is not one of its schema.`);
    this.#table = shape;
    const names = columns.map((name) => `"${name}"`).join();
    const places = columns.map(() => '?').join();
    this.#insert = this.#handle.prepare(`insert into "${table}" (${names}) values (${places})`);
  }

  addRow(values: unknown[]): void {
    const { name, columns } = this.#table ?? { name: '', columns: [] };
    if (values.length !== columns.length || !columns.every(({ kind }, index) => fits(values[index], kind)))
      throw new BackupFault(`The backup has a row that does not fit the table ${name}.`);
    try {
      // Every value has just been looked at.
      this.#insert?.run(...(values as SQLInputValue[]));
    } catch (thrown) {
      throw new BackupFault(`The backup has a row that the table ${name} refuses.`, { cause: thrown });
    }
  }
}

function fits(value: unknown, kind: TableShape['columns'][number]['kind']): boolean {
  if (value === null) return true;
  if (kind === 'text') return typeof value === 'string';
  return kind === 'integer' ? Number.isSafeInteger(value) : typeof value === 'number';
}

function assertReferences(handle: DatabaseSync): void {
  const broken = handle.prepare('pragma foreign_key_check').get();
  if (broken)
    throw new BackupFault(`The backup has rows of ${String(broken['table'])} that name rows it lacks.`);
}

function countRows(handle: DatabaseSync, tables: TableShape[]): Record<string, number> {
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      Number(handle.prepare(`select count(*) as n from "${name}"`).get()?.['n']),
    ]),
  );
}
