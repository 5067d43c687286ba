/** An empty SQLite database in memory, for tests and measurements. It is made when it is first asked, and many never ask. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';

export function createMemoryDatabase(): Database {
  const handle = new DatabaseSync(':memory:');
  const dialect = () =>
    sqliteDialect({
      file: { handle, folder: findFolder(), assertInPlace: () => undefined },
      onFault: () => undefined,
    });
  const empty = sqliteDialect({
    // Only its words are used, never its driver.
    file: { handle, folder: '', assertInPlace: () => undefined },
    onFault: () => undefined,
  });
  const db = new Kysely<Tables>({ dialect: { ...empty, createDriver: () => new LazyDriver(dialect) } });
  return { engine: 'sqlite', db, isWell: async () => true, close: async () => handle.close() };
}

class LazyDriver implements Driver {
  readonly #makeDialect: () => Dialect;
  #driver: Driver | undefined;

  constructor(makeDialect: () => Dialect) {
    this.#makeDialect = makeDialect;
  }

  async init(): Promise<void> {
    const dialect = this.#makeDialect();
    await migrate({ db: new Kysely<Tables>({ dialect }), engine: 'sqlite' });
    this.#driver = dialect.createDriver();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#made.acquireConnection();
  }

  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.#made.beginTransaction(connection, settings);

  commitTransaction: Driver['commitTransaction'] = (connection) => this.#made.commitTransaction(connection);

  rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    this.#made.rollbackTransaction(connection);

  releaseConnection: Driver['releaseConnection'] = (connection) => this.#made.releaseConnection(connection);

  async destroy(): Promise<void> {
    await this.#driver?.destroy();
  }

  get #made(): Driver {
    if (!this.#driver) throw new Error('Kysely initialises its driver before it uses it.');
    return this.#driver;
  }
}

let folder: string | undefined;

/** One for all databases of the process: the driver keeps a file beside a database against a full disk. */
function findFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'kinora-memory-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
