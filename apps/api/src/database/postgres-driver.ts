/** Kysely on PostgreSQL, with the server's faults told apart from ours. */
import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import type { WaitingLine } from '@kinora/outbound/waiting-line';
import { DatabaseError, type Pool } from 'pg';
import { storageDown, storageFull } from './storage-failures.ts';

export interface PostgresDialectParts {
  pool: Pool;
  onFault: () => void;
  /** Where work waits for one of the connections; without it, in the pool. */
  line?: WaitingLine | undefined;
}

export function postgresDialect(parts: PostgresDialectParts): Dialect {
  const dialect = new PostgresDialect({ pool: parts.pool });
  return {
    createDriver: () => new ExplainingDriver(parts),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0];

class ExplainingDriver extends PostgresDriver {
  readonly #onFault: () => void;
  readonly #line: WaitingLine | undefined;
  readonly #leaving = new Map<Connection, () => void>();
  readonly #explaining = new WeakSet<Connection>();

  constructor({ pool, onFault, line }: PostgresDialectParts) {
    super({ pool });
    this.#onFault = onFault;
    this.#line = line;
  }

  override async acquireConnection(): Promise<Connection> {
    if (!this.#line) return this.#connect();
    const leave = await this.#line.enter();
    try {
      const connection = await this.#connect();
      this.#leaving.set(connection, leave);
      return connection;
    } catch (thrown) {
      leave();
      throw thrown;
    }
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    const leave = this.#leaving.get(connection);
    this.#leaving.delete(connection);
    try {
      await super.releaseConnection(connection);
    } finally {
      leave?.();
    }
  }

  async #connect(): Promise<Connection> {
    const connection = await explainFaults(
      // What the driver lends is what it takes back, whatever its types say.
      () => super.acquireConnection() as Promise<Connection>,
      this.#onFault,
    );
    if (!this.#explaining.has(connection)) {
      this.#explaining.add(connection);
      const run = connection.executeQuery.bind(connection);
      connection.executeQuery = (query) => explainFaults(() => run(query), this.#onFault);
    }
    return connection;
  }
}

async function explainFaults<Result>(work: () => Promise<Result>, onFault: () => void): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw explain(thrown, onFault);
  }
}

const diskFull = '53100';
/** Somebody else's work stood in the way; the same request may succeed the next time. */
const inTheWay = new Set(['40001', '40P01', '55P03', '57014']);
/** Classes: connection, resources, operator's intervention, system; and a server that only lets read. */
const serverFault = /^(08|53|57P|58|XX00[12]|25006)/;

function explain(thrown: unknown, onFault: () => void): unknown {
  if (thrown instanceof DatabaseError) return explainAnswer(thrown, onFault);
  // What is not an answer of the server and not a mistake in our code is the connection's end.
  if (!(thrown instanceof Error) || thrown instanceof TypeError || thrown instanceof RangeError)
    return thrown;
  onFault();
  return storageDown(thrown);
}

function explainAnswer(thrown: DatabaseError, onFault: () => void): unknown {
  // They quote the rows' values, which must not end up in a log.
  thrown.detail = undefined;
  thrown.where = undefined;
  const { code = '' } = thrown;
  if (code === diskFull) return storageFull(thrown);
  if (inTheWay.has(code)) return storageDown(thrown);
  if (!serverFault.test(code)) return thrown;
  onFault();
  return storageDown(thrown);
}
