import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Environment, parseEnvironment, readEnvironment } from './environment.ts';

const schema = z.object({
  NAME: z
    .string()
    .regex(/^[a-z]+$/, { error: 'must be lower case' })
    .optional(),
  KEY: z.string().min(4, { error: 'must have at least 4 characters' }).optional(),
});

const read = (environment: Environment) =>
  parseEnvironment(schema, {
    environment,
    secrets: ['KEY'],
    listFaults: ({ NAME, KEY }) =>
      NAME !== undefined && KEY === undefined ? ['KEY must be set with NAME'] : [],
  });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-environment-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function secretFile(content: string): Promise<string> {
  const file = join(folder, `${Math.random()}`);
  await writeFile(file, content);
  return file;
}

test('[R78] a secret may lie in a file, whose last line break does not count', async () => {
  expect(read({ KEY_FILE: await secretFile('from-file\n') })).toEqual({ KEY: 'from-file' });
  expect(read({ KEY_FILE: await secretFile('from-file\r\n') })).toEqual({ KEY: 'from-file' });
  expect(read({ KEY_FILE: '  ', KEY: 'given' })).toEqual({ KEY: 'given' });
});

test('[R78] only secrets may lie in files', async () => {
  expect(read({ NAME_FILE: await secretFile('robin') })).toEqual({});
});

test.each([
  [
    'that is not there',
    async () => join(folder, 'hidden-name'),
    'KEY_FILE must name a file that can be read',
  ],
  ['that is a folder', async () => folder, 'KEY_FILE must name a file that can be read'],
  ['that is empty', () => secretFile('\n'), 'KEY_FILE must name a file that is not empty'],
  ['with a value that is refused', () => secretFile('h1d'), 'KEY must have at least 4 characters'],
])('[R78] a file %s is a fault, told without its name or content', async (_what, makeFile, fault) => {
  const file = await makeFile();
  expect(() => read({ KEY_FILE: file })).toThrow(fault);
  expect(() => read({ KEY_FILE: file })).not.toThrow(/hidden-name|h1d\b|kinora-environment/);
});

test('[R78] an empty file is one fault, and not also a value that is refused', async () => {
  const file = await secretFile('\n');
  expect(() => read({ KEY_FILE: file })).not.toThrow('at least 4 characters');
});

test('[R78] a secret that is given twice is a fault', async () => {
  const file = await secretFile('from-file');
  expect(() => read({ KEY: 'given', KEY_FILE: file })).toThrow('KEY_FILE must not be set beside KEY');
});

test('[R78] what is wrong with one variable and with several together is told at once', () => {
  expect(() => read({ NAME: 'ROBIN' })).toThrow(
    'The environment has faults:\n  KEY must be set with NAME\n  NAME must be lower case\nEvery variable',
  );
});

test('a variable of the process wins over the file `.env`', async () => {
  await writeFile(join(folder, '.env'), 'KINORA_TEST_A=file\nKINORA_TEST_B=file\n');
  process.env['KINORA_TEST_A'] = 'process';
  expect(readEnvironment(folder)).toMatchObject({ KINORA_TEST_A: 'process', KINORA_TEST_B: 'file' });
  delete process.env['KINORA_TEST_A'];
  delete process.env['KINORA_TEST_B'];
});
