/** Kysely on a SQLite file: one connection, transactions that own the file's lock from their first statement on. */
import { setTimeout as delay } from 'node:timers/promises';
import { createWaitingLine } from '@kinora/outbound/waiting-line';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SQLInputValue } from 'node:sqlite';
import { tooBusy } from '../http/shedding/too-busy.ts';
import { isBusy, primaryCode, type SqliteFile } from './sqlite-file.ts';
import { SqliteRoom } from './sqlite-room.ts';
import { StatementCache } from './statement-cache.ts';
import { storageDown, storageFull } from './storage-failures.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const patience = 1_000;
/** A transaction may be a whole migration, and one that waits for another process's. */
const patienceToBegin = 5_000;
const beginning = 'begin immediate';
/** Statements take no time to speak of: only where one waits for another process do others wait for it. */
const mostWaiting = 1_000;

const resultCodes = { full: 13, busy: 5, locked: 6 } as const;
/** PERM, READONLY, IOERR, CORRUPT, CANTOPEN, PROTOCOL, NOLFS, NOTADB: the file is not what it should be. */
const brokenCodes = new Set([3, 8, 10, 11, 14, 15, 22, 26]);

export interface SqliteDialectParts {
  file: SqliteFile;
  onFault: () => void;
}

export function sqliteDialect({ file, onFault }: SqliteDialectParts): Dialect {
  return {
    createDriver: () => new SqliteDriver(file, new SqliteConnection(file, onFault)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new LineKeepingAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely would let work wait for the one connection without an end; here the driver does, in a line that has one. */
class LineKeepingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #connection: SqliteConnection;
  readonly #line = createWaitingLine({
    running: 1,
    waiting: mostWaiting,
    longestWait: patience,
    refuse: tooBusy,
  });
  #leave: () => void = () => undefined;

  constructor(file: SqliteFile, connection: SqliteConnection) {
    this.#file = file;
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    this.#leave = await this.#line.enter();
    return this.#connection;
  }

  /** A transaction that began as a reader could not become a writer once another process has written. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(beginning));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** After a full disk or a fault of the disk SQLite has often rolled back by itself. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.handle.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.#leave();
  }

  async destroy(): Promise<void> {
    this.#file.handle.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #onFault: () => void;
  readonly #statements: StatementCache;
  readonly #room: SqliteRoom;

  constructor(file: SqliteFile, onFault: () => void) {
    this.#file = file;
    this.#onFault = onFault;
    this.#statements = new StatementCache(file.handle);
    this.#room = new SqliteRoom(file.folder);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#admit(sql);
    const deadline = performance.now() + (sql === beginning ? patienceToBegin : patience);
    for (;;) {
      try {
        return this.#run<Row>(sql, parameters);
      } catch (thrown) {
        const mayTryAgain =
          isBusy(thrown) && !this.#file.handle.isTransaction && performance.now() < deadline;
        if (!mayTryAgain) throw this.#explain(thrown);
        await delay(5 + Math.random() * 20);
      }
    }
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    rowsAtOnce: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    // A statement of its own: a kept one would start anew when it is run again meanwhile.
    const iterator = this.#file.handle.prepare(sql).iterate(...asInput(parameters));
    let rows: Row[] = [];
    for (const row of iterator) {
      // The row's type is Kysely's to know.
      if (rows.push(row as Row) < rowsAtOnce) continue;
      yield { rows };
      rows = [];
    }
    yield { rows };
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, hasRows } = this.#statements.get(sql);
    // The row's type is Kysely's to know.
    if (hasRows) return { rows: statement.all(...asInput(parameters)) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...asInput(parameters));
    if (this.#room.isFull && !this.#file.handle.isTransaction) this.#emptyLog();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #admit(sql: string): void {
    if (/^\s*select/i.test(sql)) return;
    try {
      this.#file.assertInPlace();
    } catch (thrown) {
      this.#onFault();
      throw storageDown(thrown);
    }
    if (/^\s*insert/i.test(sql) && !this.#room.takesRows()) throw storageFull(undefined);
  }

  /** What is to be thrown for what SQLite threw: a failure where the storage is at fault. */
  #explain(thrown: unknown): unknown {
    const code = primaryCode(thrown);
    if (code === undefined) return thrown;
    if (code === resultCodes.full) {
      this.#room.giveUpReserve();
      return storageFull(thrown);
    }
    if (code === resultCodes.busy || code === resultCodes.locked) return storageDown(thrown);
    if (!brokenCodes.has(code)) return thrown;
    this.#onFault();
    return storageDown(thrown);
  }

  /** On a full disk the log must not take what the reserve gave. The write before it is safe either way. */
  #emptyLog(): void {
    try {
      this.#file.handle.exec('pragma wal_checkpoint(truncate)');
    } catch (thrown) {
      if (primaryCode(thrown) !== resultCodes.full) throw this.#explain(thrown);
    }
  }
}

/** Stores pass only what SQLite takes; it refuses anything else by itself. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
