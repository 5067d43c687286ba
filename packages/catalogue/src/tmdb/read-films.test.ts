import { movieDetails, moviePage } from '@kinora/contracts/movies';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { readDetails, readPage } from './read-films.ts';

const film = {
  adult: false,
  backdrop_path: '/backdrop.jpg',
  genre_ids: [878],
  id: 11,
  original_language: 'en',
  original_title: 'Star Wars',
  overview: 'A farm boy …',
  popularity: 81.5,
  poster_path: '/poster.jpg',
  release_date: '1977-05-25',
  title: 'Star Wars',
  video: false,
  vote_average: 8.2,
  vote_count: 20_000,
};

function aPage(results: unknown, rest: object = {}): unknown {
  return { page: 1, results, total_pages: 1, total_results: 1, ...rest };
}

function readOne(changes: object): unknown {
  return readPage(
    aPage([
      { ...film, ...changes },
      { ...film, id: 12 },
    ]),
    1,
  ).results.find(({ id }) => id === 11);
}

test('[R17] a good page stays as it is, with what we do not know', () => {
  const body = aPage([{ ...film, softcore: false }], {
    dates: { maximum: '2026-01-02', minimum: '2026-01-01' },
  });
  expect(readPage(body, 1)).toEqual(body);
});

test.each<[object, object]>([
  [
    { poster_path: null, backdrop_path: null },
    { poster_path: null, backdrop_path: null },
  ],
  [{ poster_path: undefined }, { poster_path: null }],
  [{ poster_path: '//evil.example/x.jpg' }, { poster_path: null }],
  [{ poster_path: '/../../x.jpg' }, { poster_path: null }],
  [{ poster_path: '/..' }, { poster_path: null }],
  [{ release_date: '' }, { release_date: '' }],
  [{ release_date: null }, { release_date: '' }],
  [{ release_date: undefined }, { release_date: '' }],
  [{ release_date: 'soon' }, { release_date: '' }],
  [{ overview: null }, { overview: '' }],
  [{ genre_ids: null }, { genre_ids: [] }],
  [
    { vote_average: null, vote_count: null, popularity: null },
    { vote_average: 0, vote_count: 0, popularity: 0 },
  ],
  [
    { vote_average: 11, vote_count: -1 },
    { vote_average: 10, vote_count: 0 },
  ],
  [
    { adult: undefined, video: null },
    { adult: false, video: false },
  ],
])('[R17] a film with %j becomes one with %j', (sent, read) => {
  const found = readOne(sent);
  expect(found).toEqual({ ...film, ...read });
  moviePage.parse(aPage([found]));
});

test.each<object>([
  { id: undefined },
  { id: 'eleven' },
  { id: 0 },
  { id: 1_000_000_000 },
  { title: undefined },
  { title: '  ' },
  { title: 7 },
  { vote_average: 'good' },
  { genre_ids: 'none' },
  { adult: true },
])('[R17] an entry with %j is left out', (changes) => {
  expect(readOne(changes)).toBeUndefined();
});

test('[R17] a film that stands twice in a page stands there once', () => {
  const page = readPage(aPage([film, { ...film, title: 'Again' }, { ...film, id: 12 }]), 1);
  expect(page.results.map(({ title }) => title)).toEqual(['Star Wars', 'Star Wars']);
  expect(page.results.map(({ id }) => id)).toEqual([11, 12]);
});

test('[R17] a page has no more films than a page has', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ ...film, id: at + 1 }));
  expect(readPage(aPage(many), 1).results.map(({ id }) => id)).toEqual(many.slice(0, 20).map(({ id }) => id));
});

test.each([
  [1_000_000_000, 500],
  [38_029, 500],
  [500, 500],
  [7, 7],
  [0, 1],
])('[R17] %i pages are %i, and the full count stays', (sent, read) => {
  const page = readPage(aPage([film], { total_pages: sent, total_results: 760_580 }), 1);
  expect(page).toMatchObject({ total_pages: read, total_results: 760_580 });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'page'],
  ['a list', [film]],
  ['no films', aPage(null)],
  ['films that are no list', aPage({ 0: film })],
  ['a number of pages that is none', aPage([film], { total_pages: '7' })],
  ['fewer than no films', aPage([film], { total_results: -1 })],
  ['mostly entries that are no films', aPage([film, {}, null, 7])],
  ['an error', { success: false, status_code: 7, status_message: 'Invalid API key' }],
])('[R17] %s is no page', (_, body) => {
  expect(() => readPage(body, 1)).toThrow(ZodError);
});

test('[R17] a page of nothing is a page, and dates that are none are left out', () => {
  expect(readPage(aPage([], { total_results: 0, dates: { maximum: 7 } }), 3)).toEqual({
    page: 3,
    results: [],
    total_pages: 1,
    total_results: 0,
  });
});

test('[R17] the names of an object’s own parts do no harm', () => {
  const body: unknown = JSON.parse(
    `{"page":1,"total_pages":1,"total_results":1,"constructor":{"prototype":{"isBad":1}},"results":[${JSON.stringify({ ...film, hasOwnProperty: 1 })}]}`,
  );
  expect(readPage(body, 1).results).toHaveLength(1);
  expect({}).not.toHaveProperty('isBad');
});

const { genre_ids: _, ...shared } = film;
const details = {
  ...shared,
  belongs_to_collection: { id: 10, name: 'Star Wars Collection', poster_path: '/c.jpg', backdrop_path: null },
  budget: 11_000_000,
  genres: [{ id: 878, name: 'Science Fiction' }],
  homepage: 'https://www.starwars.com/films',
  imdb_id: 'tt0076759',
  origin_country: ['US'],
  production_companies: [{ id: 1, logo_path: '/l.png', name: 'Lucasfilm', origin_country: 'US' }],
  production_countries: [{ iso_3166_1: 'US', name: 'United States of America' }],
  revenue: 775_398_007,
  runtime: 121,
  spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
  status: 'Released',
  tagline: 'A long time ago …',
};

test('[R17] good details stay as they are, with what we do not know', () => {
  const body = { ...details, videos: { results: [] } };
  expect(readDetails(body, 11)).toEqual(body);
});

test('[R17] details of which TMDB knows almost nothing are details', () => {
  const read = readDetails({ id: 11, title: 'Untitled' }, 11);
  expect(movieDetails.parse(read)).toMatchObject({
    genres: [],
    homepage: '',
    runtime: null,
    tagline: '',
    budget: 0,
  });
  const nulls = Object.fromEntries(Object.keys(details).map((name) => [name, null]));
  expect(movieDetails.parse(readDetails({ ...nulls, id: 11, title: 'Untitled' }, 11))).toEqual(read);
});

test('[R17] entries that are none are left out of the lists of details', () => {
  const read = readDetails(
    { ...details, genres: [{ id: 878, name: 'Science Fiction' }, { id: 1 }, null] },
    11,
  );
  expect(read?.genres).toEqual(details.genres);
});

test.each(['javascript:alert(1)', 'ftp://x', '//evil.example', 'www.starwars.com'])(
  '[R17] the homepage %j is no web page',
  (homepage) => {
    expect(readDetails({ ...details, homepage }, 11)?.homepage).toBe('');
  },
);

test('[R17] another film, a film without a title and one for adults are not the film that was asked for', () => {
  expect(() => readDetails({ ...details, id: 12 }, 11)).toThrow('another film');
  expect(() => readDetails({ ...details, title: null }, 11)).toThrow(ZodError);
  expect(() => readDetails({ success: false, status_code: 7 }, 11)).toThrow(ZodError);
  expect(readDetails({ ...details, adult: true }, 11)).toBeUndefined();
});
