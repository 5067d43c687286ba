import { describe, expect, test } from 'vitest';
import { aFilm, someWishes } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import { noWishes, type Wishes } from '../../wishes.ts';
import { aPerson, aRole } from './a-query.ts';
import { findBrokenWishes } from './keeps-wishes.ts';

type Case = [wishes: Partial<Wishes>, keeps: Partial<ChatFilm>, breaks: Partial<ChatFilm>];

const ada = { id: 1, role: 'any' } as const;

describe('[AP-12] what keeps a wish and what breaks it', () => {
  test.each<Case>([
    [{ genres: [[35, 18], [27]] }, { genres: [18, 27] }, { genres: [35, 18] }],
    [{ withoutGenres: [27] }, { genres: [18] }, { genres: [18, 27] }],
    [{ moods: ['funny', 'tense'] }, { moods: ['tense'] }, { moods: ['bleak'] }],
    [{ withoutMoods: ['funny'] }, { moods: ['tense'] }, { moods: ['tense', 'funny'] }],
    [{ withoutMoods: ['scary'] }, { moods: ['gory'] }, { moods: ['creepy'] }],
    [{ withoutMoods: ['scary'] }, { genres: [53] }, { genres: [53, 27] }],
    [{ withoutMoods: ['violent'] }, { moods: ['scary'] }, { moods: ['gory'] }],
    [{ withoutMoods: ['tearjerker'] }, { moods: ['bittersweet'] }, { moods: ['bleak'] }],
    [{ withoutMoods: ['creepy'] }, { genres: [27], moods: ['scary'] }, { moods: ['creepy'] }],
    [{ themes: [['heist', 'robbery'], ['train']] }, { themes: ['train', 'robbery'] }, { themes: ['heist'] }],
    [{ withoutThemes: ['heist'] }, { themes: ['train'] }, { themes: ['heist'] }],
    [{ years: { from: 1990, to: 1999 } }, { year: 1999 }, { year: 2000 }],
    [{ years: { from: 1990, to: null } }, { year: 1990 }, { year: 1989 }],
    [{ runtime: { from: null, to: 90 } }, { runtime: 90 }, { runtime: 91 }],
    [{ rating: { from: 7.5, to: null } }, { rating: 7.5 }, { rating: 7.4 }],
    [{ people: [ada] }, { directors: [aPerson(1)] }, { directors: [aPerson(2)] }],
    [{ people: [ada] }, { cast: [aRole(2), aRole(1)] }, { cast: [aRole(2)] }],
    [{ people: [ada, { id: 2, role: 'any' }] }, { cast: [aRole(2), aRole(1)] }, { cast: [aRole(1)] }],
    [{ people: [{ id: 1, role: 'director' }] }, { directors: [aPerson(1)] }, { cast: [aRole(1)] }],
    [{ people: [{ id: 1, role: 'cast' }] }, { cast: [aRole(1)] }, { directors: [aPerson(1)] }],
    [{ withoutPeople: [1] }, { cast: [aRole(2)] }, { cast: [aRole(2), aRole(1)] }],
    [{ withoutPeople: [1] }, { directors: [aPerson(2)] }, { directors: [aPerson(1)] }],
    [{ languages: ['fr', 'it'] }, { language: 'it' }, { language: 'en' }],
    [{ withoutLanguages: ['en'] }, { language: 'fr' }, { language: 'en' }],
    [{ countries: ['FR', 'BE'] }, { countries: ['US', 'BE'] }, { countries: ['US'] }],
    [{ withoutCountries: ['US'] }, { countries: ['GB'] }, { countries: ['GB', 'US'] }],
    [{ forChildren: true }, { genres: [10751] }, { genres: [18] }],
    [{ forChildren: true }, { moods: ['family-friendly'] }, { moods: ['family-friendly', 'creepy'] }],
    [{ forChildren: true }, { genres: [10751] }, { genres: [10751, 27] }],
    [{ fame: 'known' }, { prominence: 0.75 }, { prominence: 0.74 }],
    [{ fame: 'hidden' }, { prominence: 0.59 }, { prominence: 0.6 }],
    [{ withoutFilms: [7] }, { tmdbId: 8 }, { tmdbId: 7 }],
  ])('%j is kept by %j and broken by %j', (wished, keeps, breaks) => {
    const wishes = someWishes(wished);
    expect(findBrokenWishes(aFilm(keeps), wishes)).toEqual([]);
    expect(findBrokenWishes(aFilm(breaks), wishes)).toEqual(Object.keys(wished));
  });

  test.each<[Partial<Wishes>, Partial<ChatFilm>]>([
    [{ years: { from: null, to: 1999 } }, { year: null }],
    [{ runtime: { from: 60, to: null } }, { runtime: null }],
    [{ rating: { from: null, to: 5.5 } }, { rating: null }],
    [{ languages: ['fr'] }, { language: '' }],
    [{ withoutLanguages: ['en'] }, { language: '' }],
    [{ countries: ['FR'] }, { countries: [] }],
    [{ withoutCountries: ['US'] }, { countries: [] }],
  ])('what is unknown of a film breaks a wish about it: %j, %j', (wished, film) => {
    expect(findBrokenWishes(aFilm(film), someWishes(wished))).toEqual(Object.keys(wished));
  });

  test('a film of which nothing is known breaks nothing where nothing is asked', () => {
    const unknown = aFilm({
      year: null,
      runtime: null,
      rating: null,
      language: '',
      countries: [],
      genres: [],
    });
    expect(findBrokenWishes(unknown, noWishes)).toEqual([]);
    const empty = someWishes({ years: { from: null, to: null }, genres: [[]], themes: [[]] });
    expect(findBrokenWishes(unknown, empty)).toEqual([]);
  });

  test('every broken wish is told, and likeness is none', () => {
    const wishes = someWishes({
      genres: [[35]],
      years: { from: 2010, to: null },
      likeFilms: [5],
      moods: ['funny'],
    });
    const broken = findBrokenWishes(aFilm({ genres: [18], year: 1999, moods: [] }), wishes);
    expect(broken.toSorted()).toEqual(['genres', 'moods', 'years']);
  });
});
