import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const megabytes = 6;

test.for([
  { length: 20, keys: 40_000 },
  { length: 600, keys: 20_000 },
  { length: 4_000, keys: 4_000 },
])('[R55] a flood of bodies of $length bytes takes no more memory than it may', async ({ length, keys }) => {
  const program = resolve(import.meta.dirname, 'kept-memory.program.ts');
  const words = ['--expose-gc', program, String(megabytes * 1e6), String(length), String(keys)];
  const { stdout } = await run(process.execPath, words);
  // What the program prints.
  const { told, taken } = JSON.parse(stdout) as { told: number; taken: number };
  expect(told).toBeGreaterThan(megabytes * 0.9e6);
  expect(taken).toBeLessThan(megabytes * 1e6);
});
