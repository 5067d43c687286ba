import { describe, expect, test } from 'vitest';
import { someWishes } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { aRole, plainFilm } from './a-query.ts';
import { filterFilms } from './filter-films.ts';

const nothingHidden = () => false;

function filter(
  films: readonly Partial<ChatFilm>[],
  wishes: Partial<Wishes>,
  hidden: readonly number[] = [],
) {
  const all = films.map((film, at) => plainFilm(at + 1, film));
  return filterFilms(all, someWishes(wishes), (film) => hidden.includes(film));
}

const comedy = { genres: [35] };
const drama = { genres: [18] };

describe('[AP-12] what gives way where too few films keep all wishes', () => {
  test('nothing where three films are left, and every one of them keeps everything', () => {
    const wishes = { genres: [[35]] };
    const filtered = filter([comedy, drama, comedy, comedy], wishes);
    expect(filtered).toMatchObject({ relaxed: [], films: [0, 2, 3], total: 3, kept: someWishes(wishes) });
  });

  test('hidden films do not count among the three, but among all that keep the wishes', () => {
    const wishes = { genres: [[35]], moods: ['funny'] };
    const funny = { ...comedy, moods: ['funny'] };
    const filtered = filter([funny, funny, funny, comedy, comedy], wishes, [0]);
    expect(filtered.relaxed).toEqual([{ field: 'moods', how: 'dropped' }]);
    expect(filtered.films).toEqual([1, 2, 3, 4]);
    expect(filtered.total).toBe(5);
  });

  test('one theme of two is enough before no theme is', () => {
    const wishes = { themes: [['heist'], ['train']], genres: [[35]] };
    const filtered = filter(
      [
        { ...comedy, themes: ['heist'] },
        { ...comedy, themes: ['train'] },
        { ...comedy, themes: ['heist', 'train'] },
        comedy,
      ],
      wishes,
    );
    expect(filtered.relaxed).toEqual([{ field: 'themes', how: 'widened' }]);
    expect(filtered.kept.themes).toEqual([['heist', 'train']]);
    expect(filtered.films).toEqual([0, 1, 2]);
  });

  test.each<[string, Partial<Wishes>, Partial<ChatFilm>, Partial<Wishes>]>([
    [
      'a span of years',
      { years: { from: 1990, to: 1999 } },
      { year: 1985 },
      { years: { from: 1985, to: 2004 } },
    ],
    [
      'a single year',
      { years: { from: 1994, to: 1994 } },
      { year: 1992 },
      { years: { from: 1992, to: 1996 } },
    ],
    [
      'an open span',
      { years: { from: 2020, to: null } },
      { year: 2016 },
      { years: { from: 2015, to: null } },
    ],
    ['a length', { runtime: { from: null, to: 90 } }, { runtime: 104 }, { runtime: { from: null, to: 105 } }],
    [
      'a role',
      { people: [{ id: 1, role: 'director' }] },
      { cast: [aRole(1)] },
      { people: [{ id: 1, role: 'any' }] },
    ],
    ['genres', { genres: [[35], [27]] }, { genres: [27] }, { genres: [[35, 27]] }],
  ])('%s is widened before it is dropped', (_, wishes, near, kept) => {
    const far = { year: 1930, runtime: 200, genres: [99] };
    const filtered = filter([near, near, near, far], wishes);
    const [field] = Object.keys(wishes);
    expect(filtered.relaxed).toEqual([{ field, how: 'widened' }]);
    expect(filtered.kept).toEqual(someWishes(kept));
    expect(filtered.films).toEqual([0, 1, 2]);
    const dropped = filter([far, far, far], wishes);
    expect(dropped.relaxed).toEqual([{ field, how: 'dropped' }]);
  });

  const everything: Partial<Wishes> = {
    themes: [['heist']],
    moods: ['tense'],
    fame: 'known',
    rating: { from: 8, to: null },
    runtime: { from: null, to: 90 },
    years: { from: 1990, to: 1999 },
    countries: ['FR'],
    languages: ['fr'],
    genres: [[35]],
    people: [{ id: 1, role: 'any' }],
  };
  const keepsAll: Partial<ChatFilm> = {
    themes: ['heist'],
    moods: ['tense'],
    prominence: 0.9,
    rating: 8.5,
    runtime: 85,
    year: 1995,
    countries: ['FR'],
    language: 'fr',
    genres: [35],
    cast: [aRole(1)],
  };
  const breaksAll: Partial<ChatFilm> = { runtime: 300, year: 1920, genres: [99] };
  /** A film that keeps all wishes but those of these fields. */
  function breaking(...fields: (keyof ChatFilm)[]): Partial<ChatFilm> {
    const plain = plainFilm(1, breaksAll);
    return { ...keepsAll, ...Object.fromEntries(fields.map((field) => [field, plain[field]])) };
  }

  test('wishes give way one after the other, people last', () => {
    const order: (keyof ChatFilm)[] = [
      'themes',
      'moods',
      'prominence',
      'rating',
      'runtime',
      'year',
      'countries',
      'language',
      'genres',
      'cast',
    ];
    const fields = Object.keys(everything);
    for (const [at] of order.entries()) {
      const film = breaking(...order.slice(0, at + 1));
      const { relaxed } = filter([film, film, film, breaksAll, breaksAll, breaksAll], everything);
      expect(relaxed).toEqual(fields.slice(0, at + 1).map((field) => ({ field, how: 'dropped' })));
    }
  });

  test('what gave way for nothing is kept after all', () => {
    const film = breaking('countries');
    const filtered = filter([film, film, film, breaksAll], everything);
    expect(filtered.relaxed).toEqual([{ field: 'countries', how: 'dropped' }]);
    expect(filtered.kept).toEqual(someWishes({ ...everything, countries: [] }));
  });

  test('fewer than three are better than films that keep less, where no step brings a third', () => {
    const wishes = { genres: [[35]], withoutGenres: [18] };
    const filtered = filter([comedy, comedy, drama, drama], wishes);
    expect(filtered).toMatchObject({ films: [0, 1], relaxed: [], kept: someWishes(wishes) });
  });

  test.each<[Partial<Wishes>, Partial<ChatFilm>]>([
    [{ withoutGenres: [18] }, drama],
    [{ withoutMoods: ['scary'] }, { moods: ['creepy'] }],
    [{ withoutThemes: ['heist'] }, { themes: ['heist'] }],
    [{ withoutPeople: [1] }, { cast: [aRole(1)] }],
    [{ withoutLanguages: ['en'] }, { language: 'en' }],
    [{ withoutCountries: ['US'] }, { countries: ['US'] }],
    [{ withoutFilms: [1, 2, 3] }, {}],
    [{ forChildren: true }, drama],
  ])('%j never gives way', (wishes, film) => {
    expect(filter([film, film, film], wishes)).toMatchObject({ films: [], relaxed: [], total: 0 });
  });

  test('it is told how many wishes, as they were made, a film breaks', () => {
    const wishes = { themes: [['heist']], moods: ['tense'], genres: [[35]] };
    const tense = { ...comedy, moods: ['tense'] };
    const films = [{ ...tense, themes: ['heist'] }, tense, comedy, drama].map((film, at) =>
      plainFilm(at + 1, film),
    );
    const { countBroken, relaxed } = filterFilms(films, someWishes(wishes), nothingHidden);
    expect(relaxed.map(({ field }) => field)).toEqual(['themes', 'moods']);
    expect([0, 1, 2].map(countBroken)).toEqual([0, 1, 2]);
  });
});
