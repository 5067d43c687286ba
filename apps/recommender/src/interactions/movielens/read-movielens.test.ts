import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aProfile } from '../../features/a-profile.ts';
import { InteractionsFault } from '../interactions.ts';
import { rowsOf } from '../some-interactions.ts';
import { readMovieLens } from './read-movielens.ts';

const profiles = [
  aProfile({ tmdbId: 501, title: 'The Night Ferry', year: 1997 }),
  aProfile({ tmdbId: 502, title: 'Ash, Salt and Rain', year: 2004 }),
  aProfile({ tmdbId: 503, title: 'L’Été & the Café', year: 1988 }),
];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-movielens-'));
});
afterEach(() => rm(folder, { recursive: true }));

function write(name: string, text: string, encoding: BufferEncoding = 'utf8'): Promise<void> {
  return writeFile(join(folder, name), text, encoding);
}

async function writeCsv(): Promise<void> {
  await write(
    'movies.csv',
    'movieId,title,genres\r\n1,"Night Ferry, The (1997)",Drama|Sci-Fi\r\n2,"A ""Quoted"" Tale, with Commas (2001)",Comedy|IMAX\r\n3,Unlinked (1990),(no genres listed)\r\n4,Twice (1997),Drama\r\n',
  );
  await write('links.csv', 'movieId,imdbId,tmdbId\n1,0001,501\n2,0002,777\n3,0003,\n4,0004,501\n');
  await write(
    'ratings.csv',
    'userId,movieId,rating,timestamp\n7,2,5.0,1\n9,1,4.0,2\n7,1,4.5,3\n9,2,3.5,4\n7,4,4.0,5\n9,3,4.0,6\n9,88,5.0,7',
  );
}

test('[AP-16] the CSV form is joined by TMDB id; 4 stars are a like; quotes, commas and line ends do no harm', async () => {
  await writeCsv();
  const read = await readMovieLens(folder, profiles);
  // Person 7 liked films 2, 1 and 4, of which 1 and 4 are one film here; person 9 liked 1, 3 and one that nobody knows.
  expect(rowsOf(read.interactions)).toEqual([
    [0, 3],
    [0, 4],
  ]);
  expect(read.profiles.slice(3)).toMatchObject([
    { tmdbId: 777, title: 'A "Quoted" Tale, with Commas', year: 2001, genres: [35] },
    { tmdbId: -3, title: 'Unlinked', year: 1990, genres: [] },
  ]);
  const { people, likes, matched, withoutId, droppedEntries } = read;
  expect({ people, likes, matched, withoutId, droppedEntries }).toEqual({
    people: 2,
    likes: 4,
    matched: 1,
    withoutId: 1,
    droppedEntries: 1,
  });
});

test('[AP-16] the dat form is joined by title and year: moved articles, other titles in brackets, latin-1', async () => {
  await write(
    'movies.dat',
    [
      '1::Night Ferry, The (1997)::Drama',
      "2::Regnaska (Ash, Salt and Rain) (2003)::Children's|War",
      '3::L’Ete & Cafe (a.k.a. L’Été and the Café) (1988)::Comedy'.replaceAll('’', "'"),
      '4::Night Ferry, The (1950)::Drama',
    ].join('\n'),
    'latin1',
  );
  await write('ratings.dat', '1::1::5::10\n1::2::4::11\n1::3::4::12\n2::4::5::13\n2::1::3::14\n');
  const read = await readMovieLens(folder, profiles);
  expect(rowsOf(read.interactions)).toEqual([[0, 1, 2], [3]]);
  expect(read.profiles[3]).toMatchObject({ tmdbId: -4, title: 'The Night Ferry', year: 1950, genres: [18] });
  expect(read.matched).toBe(3);
});

test('[AP-16] a folder without MovieLens says what was looked for', async () => {
  await write('ratings.csv', 'userId,movieId,rating,timestamp\n');
  const reading = readMovieLens(folder, profiles);
  await expect(reading).rejects.toThrow(InteractionsFault);
  await expect(reading).rejects.toThrow('looked for ratings.csv, movies.csv, links.csv');
});

test.each([
  ['a row that is cut off', 'userId,movieId,rating,timestamp\n7,2', /line 2, has 2 columns/],
  ['words instead of numbers', 'userId,movieId,rating,timestamp\n7,2,good,1', /"good" stands where/],
])('[AP-16] ratings with %s are refused', async (_, ratings, message) => {
  await writeCsv();
  await write('ratings.csv', ratings);
  await expect(readMovieLens(folder, profiles)).rejects.toThrow(message);
});
