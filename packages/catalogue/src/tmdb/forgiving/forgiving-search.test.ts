import type { MoviePage } from '@kinora/contracts/movies';
import { beforeEach, expect, test } from 'vitest';
import type { Wording } from '../tmdb-calls.ts';
import { createForgivingSearch } from './forgiving-search.ts';
import { createKnownTitles } from './known-titles.ts';

const clock = { now: 0 };
let asked: Wording[];

beforeEach(() => {
  clock.now = 0;
  asked = [];
});

/** A source that has films for these wordings and for no others. */
function aSource(...known: Wording[]) {
  return async (wording: Wording): Promise<MoviePage> => {
    asked.push(wording);
    const isKnown = known.some(({ query, year }) => query === wording.query && year === wording.year);
    return { page: 1, results: [], total_pages: 1, total_results: isKnown ? 7 : 0 };
  };
}

function aSearch(...titles: string[]) {
  const known = createKnownTitles(100);
  for (const title of titles) known.note(title);
  return createForgivingSearch({ titles: known, now: () => clock.now });
}

test('what is found as it is written is asked for once', async () => {
  const search = aSearch('Dune');
  expect(await search('dune', aSource({ query: 'dune' }))).toMatchObject({ total_results: 7 });
  expect(asked).toEqual([{ query: 'dune' }]);
});

test('what is not found is tried with its year as a filter, then with the nearest known title', async () => {
  const search = aSearch('Interstellar');
  await search('intersteller (2014)', aSource({ query: 'Interstellar' }));
  expect(asked).toEqual([
    { query: 'intersteller (2014)' },
    { query: 'intersteller', year: 2014 },
    { query: 'Interstellar' },
  ]);
});

test('a right title with a wrong year is found without the year', async () => {
  await aSearch('Interstellar')('Interstellar 2013', aSource({ query: 'Interstellar' }));
  expect(asked.at(-1)).toEqual({ query: 'Interstellar' });
});

test('what nobody can find is asked for three times at most, and no wording twice', async () => {
  const search = aSearch('Spider Man');
  expect(await search('spider-man!', aSource())).toMatchObject({ total_results: 0 });
  expect(asked).toEqual([{ query: 'spider-man!' }, { query: 'spider man' }]);
  await search('xyzzy', aSource());
  expect(asked).toHaveLength(3);
});

test('the next page of a forgiven search goes the same way, even when other titles are known by then', async () => {
  const known = createKnownTitles(100);
  known.note('Interstellar');
  const search = createForgivingSearch({ titles: known, now: () => clock.now });
  const source = aSource({ query: 'Interstellar' }, { query: 'Intersteller' });
  await search('interstelle', source);
  known.note('Intersteller');
  asked = [];
  await search('interstelle', source);
  expect(asked).toEqual([{ query: 'Interstellar' }]);
  clock.now = 60 * 60_000;
  asked = [];
  await search('interstelle', source);
  expect(asked[0]).toEqual({ query: 'interstelle' });
});

test('however often a forgiven search is asked for, the query itself is tried again after an hour', async () => {
  const search = aSearch('Interstellar');
  const source = aSource({ query: 'Interstellar' });
  await search('intersteller', source);
  clock.now = 59 * 60_000;
  await search('intersteller', source);
  clock.now = 60 * 60_000;
  asked = [];
  await search('intersteller', source);
  expect(asked[0]).toEqual({ query: 'intersteller' });
});

test('a forgiven wording that finds nothing any more is not the last word', async () => {
  const search = aSearch('Interstellar');
  await search('intersteller', aSource({ query: 'Interstellar' }));
  asked = [];
  expect(await search('intersteller', aSource({ query: 'intersteller' }))).toMatchObject({
    total_results: 7,
  });
  expect(asked).toEqual([{ query: 'Interstellar' }, { query: 'intersteller' }]);
});

test('also a search that was forgiven before asks three times at most, and goes another way the next time', async () => {
  const known = createKnownTitles(100);
  known.note('Interstellar');
  const search = createForgivingSearch({ titles: known, now: () => clock.now });
  await search('interstelle (2014)', aSource({ query: 'Interstellar' }));
  known.note('Interstelle');
  asked = [];
  await search('interstelle (2014)', aSource());
  expect(asked).toEqual([
    { query: 'Interstellar' },
    { query: 'interstelle (2014)' },
    { query: 'interstelle', year: 2014 },
  ]);
  asked = [];
  await search('interstelle (2014)', aSource());
  expect(asked.at(-1)).toEqual({ query: 'Interstelle' });
});

test('a source that fails on the way is never taken for one that has nothing', async () => {
  const nothing = aSource();
  const failing = async (wording: Wording) => {
    const isFirst = asked.length === 0;
    const page = await nothing(wording);
    if (isFirst) return page;
    throw new Error('down');
  };
  await expect(aSearch('Interstellar')('intersteller', failing)).rejects.toThrow('down');
});
