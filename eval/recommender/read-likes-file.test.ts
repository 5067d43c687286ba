import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InteractionsFault } from '@kinora/recommender/interactions/interactions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLikesFile } from './read-likes-file.ts';

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'kinora-likes-')), 'train.txt');
});
afterEach(() => rm(join(file, '..'), { recursive: true }));

test('[AP-16] a line is a person and the films, in any order and each once', async () => {
  await writeFile(file, '7 3 1 3\n\n0 2\n');
  const { people, films, starts, items } = await readLikesFile(file);
  expect({ people, films }).toEqual({ people: 2, films: 4 });
  expect([[...starts], [...items]]).toEqual([
    [0, 2, 3],
    [1, 3, 2],
  ]);
});

test('[AP-16] a line of words and a missing file are refused', async () => {
  await expect(readLikesFile(file)).rejects.toThrow(InteractionsFault);
  await writeFile(file, '0 one two\n');
  await expect(readLikesFile(file)).rejects.toThrow('is not a line of numbers');
});
