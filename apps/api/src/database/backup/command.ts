/** What the commands for backup and restore have in common: words, settings, signals and how they end. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readEnvironment, readSettings } from '../../settings.ts';
import { describeStartFault } from '../../start-fault.ts';
import type { DatabaseSettings } from '../open-database.ts';
import { BackupFault } from './backup-form.ts';

export interface Command {
  usage: string;
  /** The one option that it knows. */
  option: string;
  run(order: Order): Promise<string>;
}

export interface Order {
  file: string;
  hasOption: boolean;
  settings: DatabaseSettings;
  signal: AbortSignal;
}

const exitCodes = { done: 0, fault: 1, usage: 2 } as const;

/** Runs the command and ends the process: one line on what was done, or on what was wrong. */
export async function runCommand(command: Command): Promise<never> {
  const words = readWords(command);
  if (!words) endWith(`Usage: ${command.usage}`, exitCodes.usage);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const { databaseUrl, dataFolder } = readSettings(readEnvironment());
    const line = await command.run({
      ...words,
      settings: { databaseUrl, dataFolder },
      signal: stop.signal,
    });
    process.stdout.write(`${line}\n`);
    process.exit(exitCodes.done);
  } catch (thrown) {
    endWithFault(thrown);
  }
}

function readWords({ option }: Command): { file: string; hasOption: boolean } | undefined {
  const options: ParseArgsConfig['options'] = { [option]: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return undefined;
    return { file, hasOption: values[option] === true };
  } catch {
    // A word that it does not know; the usage says which ones it does.
    return undefined;
  }
}

function endWithFault(thrown: unknown): never {
  if (thrown instanceof BackupFault) endWith(thrown.message, exitCodes.fault);
  const fault = describeStartFault(thrown);
  if (fault) endWith(fault.line, fault.exitCode);
  if (thrown instanceof Error && thrown.name === 'AbortError') endWith('Broken off.', exitCodes.fault);
  if (!(thrown instanceof Error)) throw thrown;
  // A failure of the storage says why in its cause.
  const { message } = thrown.cause instanceof Error ? thrown.cause : thrown;
  endWith(`Nothing was changed: ${message}`, exitCodes.fault);
}

function endWith(line: string, exitCode: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}
