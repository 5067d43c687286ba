import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileWatch, identityOf, watchFile } from './watch-file.ts';

let folder = '';
let watch: FileWatch | undefined;
let changes: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-watch-'));
  changes = [];
});

afterEach(async () => {
  watch?.stop();
  await rm(folder, { recursive: true });
});

async function onChange(identity: string): Promise<void> {
  changes.push(identity);
}

function watchFrom(file: string, known = '') {
  watch = watchFile({ file, known, onChange, every: 30, settleFor: 20 });
}

test('[AP-16] a file that comes is noticed once, also in a folder that comes with it', async () => {
  const file = join(folder, 'new/model');
  watchFrom(file);
  await mkdir(join(folder, 'new'));
  await writeFile(file, 'one');
  await expect.poll(() => changes).toEqual([await identityOf(file)]);
});

test('[AP-16] a file that another is renamed to is noticed, and what is known is not', async () => {
  const file = join(folder, 'model');
  await writeFile(file, 'one');
  watchFrom(file, await identityOf(file));
  await writeFile(`${file}.new`, 'two');
  await rename(`${file}.new`, file);
  await expect.poll(() => changes).toEqual([await identityOf(file)]);
});

test('[AP-16] the next change is told of when the work on the last one is done', async () => {
  const file = join(folder, 'model');
  await writeFile(file, 'one');
  const work = Promise.withResolvers<void>();
  const looks = { file, known: '', every: 30, settleFor: 20 };
  watch = watchFile({
    ...looks,
    async onChange(identity) {
      changes.push(identity);
      if (changes.length === 1) await work.promise;
    },
  });
  await expect.poll(() => changes).toHaveLength(1);

  const seenByAnother: string[] = [];
  const another = watchFile({
    ...looks,
    async onChange(identity) {
      seenByAnother.push(identity);
    },
  });
  for (const text of ['two', 'three', 'four']) {
    await appendFile(file, text);
    await expect.poll(async () => seenByAnother.at(-1) === (await identityOf(file))).toBe(true);
  }
  another.stop();
  expect(changes).toHaveLength(1);
  work.resolve();
  await expect.poll(() => changes).toHaveLength(2);
});

test('[AP-16] a folder in the place of the file is no file', async () => {
  expect(await identityOf(folder)).toBe('');
  expect(await identityOf(join(folder, 'none'))).toBe('');
});
