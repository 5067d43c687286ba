/** Opens a SQLite file the only way that Kinora writes to one: nothing acknowledged is lost, nothing deleted stays. */
import { accessSync, closeSync, constants, mkdirSync, openSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reserveBytes } from './sqlite-room.ts';
import { UnsafeStorage } from './start-faults.ts';

export const databaseFileName = 'kinora.sqlite';

/** Milliseconds. While the process starts it may wait for others on the spot ... */
const patienceAtStart = 5_000;
/** ... afterwards it waits without holding up its other requests (`sqlite-driver.ts`). */
const patienceOnTheSpot = 5;

/** The log is emptied into the file before it outgrows the reserve, which is all the room there is on a full disk. */
const pagesInLog = 200;

const safePragmas = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 } as const;

export interface SqliteFile {
  readonly handle: DatabaseSync;
  readonly folder: string;
  /** Throws when the file was deleted, replaced, or may no longer be written to: SQLite itself would not notice. */
  assertInPlace(): void;
}

export function openSqliteFile(folder: string): SqliteFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, databaseFileName);
  // A new file is its owner's alone, and so are the log's files, which SQLite makes like it.
  closeSync(openSync(path, 'a', 0o600));
  const handle = new DatabaseSync(path, { timeout: patienceAtStart });
  try {
    makeSafe(handle, path);
  } catch (thrown) {
    handle.close();
    throw thrown;
  }
  const opened = statSync(path);
  return { handle, folder, assertInPlace: () => assertSameFile(path, opened) };
}

function makeSafe(handle: DatabaseSync, path: string): void {
  retryWhileBusy(() => handle.exec('pragma journal_mode = wal'));
  handle.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  handle.exec(`pragma wal_autocheckpoint = ${pagesInLog}; pragma journal_size_limit = ${reserveBytes}`);
  for (const [pragma, wanted] of Object.entries(safePragmas)) {
    const [found] = Object.values(handle.prepare(`pragma ${pragma}`).get() ?? {});
    if (found === wanted) continue;
    throw new UnsafeStorage(
      `${path} cannot keep rows safely: SQLite says ${pragma} = ${String(found)}, and Kinora needs ${wanted}. Is it on a network file system?`,
    );
  }
  handle.exec(`pragma busy_timeout = ${patienceOnTheSpot}`);
}

/** SQLite does not wait for others by itself where two processes switch a new file to WAL at once. */
function retryWhileBusy(work: () => void): void {
  const deadline = performance.now() + patienceAtStart;
  for (;;) {
    try {
      return work();
    } catch (thrown) {
      if (!isBusy(thrown) || performance.now() > deadline) throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function assertSameFile(path: string, opened: Stats): void {
  const found = statSync(path);
  if (found.ino !== opened.ino || found.dev !== opened.dev) throw new Error(`${path} is another file now`);
  accessSync(path, constants.R_OK | constants.W_OK);
}

const sqliteBusy = 5;

export function isBusy(thrown: unknown): boolean {
  return primaryCode(thrown) === sqliteBusy;
}

/** SQLite's result code without the details of the extended one; undefined for what SQLite did not throw. */
export function primaryCode(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return undefined;
  return typeof thrown.errcode === 'number' ? thrown.errcode & 0xff : undefined;
}
