/** The variables of the environment, from the process, the file `.env` and files of secrets. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import type { z } from 'zod';
import { SettingsFault } from './settings-fault.ts';

export type Environment = Record<string, string | undefined>;

/** The process's environment, filled up from the file `.env` of the folder where there is one. */
export function readEnvironment(folder: string): Environment {
  const file = resolve(folder, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

export interface Reading {
  environment: Environment;
  /** Names of variables that may also be given as the name of a file: `X` by `X_FILE`. */
  secrets?: readonly string[];
  /** What is wrong with several variables together, as `NAME must …`. It sees what was set, as text. */
  listFaults?: (given: Environment) => readonly string[];
}

/** The values that the schema makes of the environment. Throws a `SettingsFault` that lists everything wrong. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  { environment, secrets = [], listFaults = () => [] }: Reading,
): z.output<Schema> {
  const faults: string[] = [];
  const given = withoutBlanks(environment);
  for (const name of secrets) {
    const file = given[fileVariable(name)];
    if (file === undefined) continue;
    const fault = readInto(given, name, file);
    if (fault !== undefined) faults.push(`${fileVariable(name)} ${fault}`);
  }
  const parsed = schema.safeParse(given);
  faults.push(...listFaults(given));
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new SettingsFault([...faults, ...(parsed.error ? describe(parsed.error) : [])]);
}

export function fileVariable(name: string): string {
  return `${name}_FILE`;
}

/** What is wrong with the file of a secret, if anything. Editors and `echo` end a file with a line break. */
function readInto(given: Environment, name: string, file: string): string | undefined {
  if (given[name] !== undefined) return `must not be set beside ${name}`;
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (content.trim() === '') return 'must name a file that is not empty';
    given[name] = content;
    return undefined;
  } catch {
    // The reason names the file, which is a value.
    return 'must name a file that can be read';
  }
}

/** `NAME=` in a `.env` file means "not set". */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function describe({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}
