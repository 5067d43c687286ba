import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { interactionsFile } from '@kinora/contracts/interactions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModelFile } from '../model/model-file.ts';

const root = resolve(import.meta.dirname, '../../../..');
const command = join(import.meta.dirname, 'train.main.ts');
const films = readFilms(shippedFilmsFile).slice(0, 60);
let folder: string;
let modelFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-train-'));
  modelFile = join(folder, 'recommender/model.kinora');
  await writeFile(join(folder, 'films.ndjson'), films.map((film) => JSON.stringify(film)).join('\n'));
});
afterEach(() => rm(folder, { recursive: true }));

function run(script: string, words: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      CATALOGUE_FILE: join(folder, 'films.ndjson'),
      RECOMMENDER_MODEL_FILE: modelFile,
      INIT_CWD: folder,
    },
  });
  return { status, stdout, stderr };
}

async function exportPeople(count: number): Promise<void> {
  const ids = films.map(({ id }) => id);
  const people = Array.from({ length: count }, (_, person) => ({
    liked: ids.filter((_id, film) => film % 3 === person % 3 && (film * 7 + person * 5) % 11 < 6),
    watched: [],
    wanted: [ids[person % ids.length]],
    playlists: person % 9 === 0 ? [[999_999, ids[0]]] : [],
  }));
  const header = {
    format: 'kinora-interactions',
    version: 1,
    createdAt: '2026-11-21T12:00:00Z',
    people: count,
  };
  await writeFile(
    join(folder, interactionsFile),
    [header, ...people].map((line) => JSON.stringify(line)).join('\n'),
  );
}

test('[AP-16] npm run train on a site without users writes a model of the catalogue and its card', async () => {
  const { status, stdout, stderr } = run('tools/train.mjs');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(
    'Nobody has kept a film yet: the lists of 60 films come from their content alone.',
  );
  const { model } = await readModelFile(modelFile);
  expect(model.card).toMatchObject({ algorithm: 'content', counts: { films: 60, people: 0 } });
  expect(await readFile(join(folder, 'recommender/model.md'), 'utf8')).toContain('# Model card');
});

test('[AP-16] with enough people it prints all methods side by side, and the card says how the weights were chosen', async () => {
  await exportPeople(220);
  const { status, stdout, stderr } = run(command);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const method of [
    'random',
    'popularity',
    'item-kNN',
    'RP3beta',
    'iALS',
    'EASE',
    'content alone',
    'ours',
  ])
    expect(stdout).toMatch(new RegExp(`^${method}.* 0\\.\\d{4}`, 'm'));
  expect(stdout).toContain('Left out 25 entries of films that are not in the catalogue.');
  const { model, version } = await readModelFile(modelFile);
  expect(model.card.counts.people).toBe(220);
  expect(model.card.scores['IPS-nDCG@10']).toBeGreaterThan(0);
  const card = await readFile(join(folder, 'recommender/model.md'), 'utf8');
  expect(card).toContain(version);
  expect(card).toContain('chosen on validation people');
  expect(card).toContain('| ours |');
});

test('[AP-16] with few people it says so and takes the defaults', async () => {
  await exportPeople(12);
  const { status, stdout } = run(command);
  expect(status).toBe(0);
  expect(stdout).toContain('Too few people to measure on: that needs 200 with 5 likes each.');
  expect(await readFile(join(folder, 'recommender/model.md'), 'utf8')).toContain('cautious defaults');
});

test('[AP-16] it learns from a MovieLens download, warns of the licence, and writes where it is told', async () => {
  const download = join(folder, 'ml');
  await mkdir(download);
  await writeFile(
    join(download, 'movies.csv'),
    'movieId,title,genres\n1,One (1999),Drama\n2,Two (1998),Drama\n3,Far (1997),Drama\n',
  );
  await writeFile(
    join(download, 'links.csv'),
    `movieId,imdbId,tmdbId\n1,1,${films[3]!.id}\n2,2,${films[9]!.id}\n3,3,123456789\n`,
  );
  const ratings = [1, 2, 3, 4].flatMap((user) => [1, 2, 3].map((movie) => `${user},${movie},5.0,0`));
  await writeFile(join(download, 'ratings.csv'), ['userId,movieId,rating,timestamp', ...ratings].join('\n'));
  const { status, stdout, stderr } = run('tools/train.mjs', ['--movielens', 'ml', '--out', 'own/m.kinora']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('non-commercial research only');
  expect(stdout).toContain('It knows 2 of the catalogue');
  expect(existsSync(modelFile)).toBe(false);
  const { model } = await readModelFile(join(folder, 'own/m.kinora'));
  expect(model.card.counts).toEqual({ films: 60, people: 4, interactions: 12 });
  expect(model.likedTogether).toContain(4);
});

test('[AP-16] bad words, a bad folder and a damaged file end with a fault, and the old model stays as it was', async () => {
  await exportPeople(12);
  expect(run(command).status).toBe(0);
  const before = await readFile(modelFile);
  const words = run('tools/train.mjs', ['--fast']);
  expect(words.status).toBe(2);
  expect(words.stderr).toContain("Unknown option '--fast'");
  const bad = run('tools/train.mjs', ['--movielens', 'nowhere']);
  expect(bad.status).toBe(1);
  expect(bad.stderr).toContain(`Nothing was written: ${join(folder, 'nowhere')} holds no MovieLens download`);
  expect(run(command, ['--interactions', join(folder, 'none')]).stderr).toContain('There is no file');
  await writeFile(join(folder, interactionsFile), '{"format":');
  const damaged = run(command);
  expect(damaged.status).toBe(1);
  expect(damaged.stderr).toMatch(/Nothing was written: .*line 1, is not JSON/);
  expect(await readFile(modelFile)).toEqual(before);
});

test('[AP-16] --help says what can be typed', () => {
  const { status, stdout } = run('tools/train.mjs', ['--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('--movielens DIR');
});
