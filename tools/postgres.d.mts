/** A PostgreSQL server of our own. */
export interface PostgresServer {
  /** `postgres://…` of an empty database that its account owns. */
  url: string;
  /** Ends it, and deletes its rows. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, and all its processes. */
  kill(): Promise<void>;
  /** Starts it on the same rows again, after `kill`. */
  restart(): Promise<void>;
}

/** The folder of PostgreSQL's programs; undefined where there are none and none can be installed. */
export function findOrInstallPostgres(): string | undefined;

/** Undefined where PostgreSQL cannot be had. A durable one writes through to the disk. */
export function startPostgres(options?: { isDurable?: boolean }): Promise<PostgresServer | undefined>;
