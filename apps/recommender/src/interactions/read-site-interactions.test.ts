import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interactionsFile } from '@kinora/contracts/interactions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InteractionsFault } from './interactions.ts';
import { readSiteInteractions } from './read-site-interactions.ts';
import { rowsOf } from './some-interactions.ts';

const filmIds = [11, 12, 13, 14];
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-interactions-'));
  file = join(folder, interactionsFile);
});
afterEach(() => rm(folder, { recursive: true }));

function header(overrides: object = {}): string {
  const whole = {
    format: 'kinora-interactions',
    version: 1,
    createdAt: '2026-11-21T12:00:00.000Z',
    people: 2,
    ...overrides,
  };
  return JSON.stringify(whole);
}

function person(overrides: object = {}): string {
  return JSON.stringify({ liked: [], watched: [], wanted: [], playlists: [], ...overrides });
}

test('[AP-16] a like says more than a wish, and that more than having watched; a playlist is a small row of its own', async () => {
  const lines = [
    header(),
    person({ liked: [12], watched: [11, 12], wanted: [13], playlists: [[14, 11]] }),
    person({ liked: [11, 14] }),
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const { interactions, ...counts } = await readSiteInteractions(file, filmIds);
  expect(rowsOf(interactions)).toEqual([
    [0, 1, 2],
    [0, 3],
    [0, 3],
  ]);
  expect([...(interactions.strengths ?? [])]).toEqual(
    [0.4, 1, 0.5, 0.3, 0.3, 1, 1].map((strength) => Math.fround(strength)),
  );
  expect([...(interactions.owners ?? [])]).toEqual([0, 0, 1]);
  expect(counts).toEqual({ people: 2, playlists: 1, likes: 3, droppedEntries: 0 });
});

test('[AP-16] films that are not in the catalogue are dropped and counted', async () => {
  await writeFile(
    file,
    [header(), person({ liked: [12, 99] }), person({ watched: [98], playlists: [[97, 14]] })].join('\n'),
  );
  const { interactions, droppedEntries, likes } = await readSiteInteractions(file, filmIds);
  expect(rowsOf(interactions)).toEqual([[1], [], [3]]);
  expect({ droppedEntries, likes }).toEqual({ droppedEntries: 3, likes: 1 });
});

test.each([
  ['a damaged line', [header(), person(), '{"liked":[1'], /line 3, is not JSON/],
  [
    'a line of another shape',
    [header(), person(), '{"liked":["x"]}'],
    /line 3, is not a line of interactions/,
  ],
  ['another version', [header({ version: 2 }), person(), person()], /line 1, is not the header/],
  ['fewer people than the header says', [header(), person()], /should hold 2 people but holds 1/],
  [
    'more people than the header says',
    [header(), person(), person(), person()],
    /should hold 2 people but holds 3/,
  ],
  ['nothing', [], /is empty/],
] as const)('[AP-16] a file with %s is refused by name and place', async (_, lines, message) => {
  await writeFile(file, lines.join('\n'));
  const reading = readSiteInteractions(file, filmIds);
  await expect(reading).rejects.toThrow(InteractionsFault);
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(file);
});

test('[AP-16] a file that is not there is named', async () => {
  await expect(readSiteInteractions(file, filmIds)).rejects.toThrow(`${file} cannot be read`);
});
