import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { interactionsFile } from '@kinora/contracts/interactions';
import { describe, expect, test } from 'vitest';
import { describeEachEngine, type TestDatabase } from '../database/test-databases.ts';
import { useFolder } from '../test-folder.ts';
import { fill, readExport } from './test-exports.ts';

let folder: string;
let file: string;

useFolder((made) => {
  folder = made;
  file = join(folder, interactionsFile);
});

/** Runs the command, with the folder as its data folder where it is not told of another. */
async function run(environment: Record<string, string> = {}, ...words: string[]) {
  const command = resolve(import.meta.dirname, 'export-interactions.main.ts');
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, error };
}

function environmentOf({ settings: { databaseUrl, dataFolder } }: TestDatabase): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataFolder } : { DATABASE_URL: databaseUrl };
}

describeEachEngine('the command', (openTestDatabase) => {
  test('writes beside a running site and says how many', async () => {
    const database = await openTestDatabase();
    await fill(database, 3);
    const environment = environmentOf(database);
    file = join(environment['DATA_DIR'] ?? folder, interactionsFile);
    const counts = 'people: 3, films: 4';
    expect(await run(environment)).toEqual({ code: 0, out: `Wrote ${counts} to ${file}.\n`, error: '' });
    expect(readExport(file).people).toHaveLength(3);
    expect(await run(environment)).toEqual({
      code: 0,
      out: `${file} holds ${counts}, as before.\n`,
      error: '',
    });
  });
});

describe('the command tells in one line', () => {
  test.each([
    ['that there is nothing yet', {}, [], 0, 'Nobody has kept a film yet: nothing was exported.\n'],
    [
      'what is wrong with a setting',
      { DATABASE_URL: 'mysql://x' },
      [],
      78,
      'DATABASE_URL must be an address',
    ],
    ['that it takes no words', {}, ['now'], 2, 'This command takes no words.\n'],
    [
      'that the database cannot be reached',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      [],
      1,
      'The database cannot be opened: ',
    ],
  ] as const)('%s', async (_name, environment, words, code, line) => {
    const ended = await run(environment, ...words);
    expect(ended.out + ended.error).toContain(line);
    expect(ended.code).toBe(code);
    expect(readdirSync(folder)).toEqual([]);
  });
});
