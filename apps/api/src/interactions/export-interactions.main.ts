/** Writes the interactions of this moment into the data folder, while the site runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { interactionsFile } from '@kinora/contracts/interactions';
import { assertNotNewer, findSchemaVersion } from '../database/migrate.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { connectDatabase } from '../database/open-database.ts';
import { databaseFileName } from '../database/sqlite-file.ts';
import { readEnvironment, readSettings, type Settings } from '../settings.ts';
import { describeStartFault } from '../start-fault.ts';
import { exportInteractions } from './export-interactions.ts';

const exitCodes = { done: 0, fault: 1, usage: 2 } as const;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

if (process.argv.length > 2) endWith('This command takes no words.', exitCodes.usage);
try {
  const line = await run(readSettings(readEnvironment()), stop.signal);
  process.stdout.write(`${line}\n`);
  process.exit(exitCodes.done);
} catch (thrown) {
  endWithFault(thrown);
}

async function run(settings: Settings, signal: AbortSignal): Promise<string> {
  const { databaseUrl, dataFolder: folder } = settings;
  const nobody = 'Nobody has kept a film yet: nothing was exported.';
  if (databaseUrl === undefined && !existsSync(join(folder, databaseFileName))) return nobody;
  const database = await connectDatabase(settings);
  try {
    const version = await findSchemaVersion(database);
    if (version === undefined) return nobody;
    assertNotNewer(version, allMigrations.length);
    const { people, films, isNew } = await exportInteractions({ db: database.db, folder, signal });
    const file = join(folder, interactionsFile);
    const counts = `people: ${people}, films: ${films}`;
    return isNew ? `Wrote ${counts} to ${file}.` : `${file} holds ${counts}, as before.`;
  } finally {
    await database.close();
  }
}

function endWithFault(thrown: unknown): never {
  if (stop.signal.aborted) endWith('Broken off.', exitCodes.fault);
  // The file system's errors have codes that a start reads as another fault.
  const isOfFiles = thrown instanceof Error && 'syscall' in thrown && 'path' in thrown;
  const fault = isOfFiles ? undefined : describeStartFault(thrown);
  if (fault) endWith(fault.line, fault.exitCode);
  if (!(thrown instanceof Error)) throw thrown;
  // A failure of the storage says why in its cause.
  const { message } = thrown.cause instanceof Error ? thrown.cause : thrown;
  endWith(`The interactions were not exported: ${message}`, exitCodes.fault);
}

function endWith(line: string, exitCode: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}
