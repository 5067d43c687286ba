import { beforeAll, expect, test } from 'vitest';
import { filmCalled, inventedFilms, someWishes } from '../../a-film.ts';
import { createMind, type Mind } from '../../offline/mind.ts';
import { type Constraints, constraintsInput } from './constraints.ts';
import { createNameReaders } from './name-readers.ts';
import { nameWishes } from './name-wishes.ts';
import { readConstraints } from './read-constraints.ts';

let mind: Mind;
beforeAll(async () => {
  mind = await createMind({ readFilms: () => Promise.resolve(inventedFilms) });
});

const read = (input: Constraints) => readConstraints(input, createNameReaders(mind, new Date('2026-05-01')));

const unaMarsh = filmCalled('The Lantern Keepers').directors[0]!.id;
const tobiasFinch = filmCalled('The Lantern Keepers').cast[0]!.id;

test('[AP-12] names become what the catalogue has under them', () => {
  expect(
    read({
      genres: ['Comedy|drama', 'Science Fiction'],
      without_genres: ['horror'],
      moods: ['Funny'],
      without_moods: ['gory'],
      themes: ['Lighthouse'],
      year_from: 1990,
      minutes_to: 120,
      rating_from: 7,
      directors: ['Una Marsh'],
      cast: ['tobias finch'],
      languages: ['FR'],
      countries: ['gb'],
      for_children: true,
      fame: 'hidden',
      like: ['Copper Moon'],
      without_films: ['six keys'],
    }),
  ).toEqual({
    wishes: someWishes({
      genres: [[35, 18], [878]],
      withoutGenres: [27],
      moods: ['funny'],
      withoutMoods: ['gory'],
      themes: [['lighthouse']],
      years: { from: 1990, to: null },
      runtime: { from: null, to: 120 },
      rating: { from: 7, to: null },
      people: [
        { id: unaMarsh, role: 'director' },
        { id: tobiasFinch, role: 'cast' },
      ],
      languages: ['fr'],
      countries: ['GB'],
      forChildren: true,
      fame: 'hidden',
      likeFilms: [filmCalled('Copper Moon', 2014).tmdbId],
      withoutFilms: [filmCalled('Six Keys').tmdbId],
    }),
    unknown: [],
  });
});

test('[AP-12] words that are none of the catalogue’s own are read as a visitor’s would be', () => {
  const { wishes } = read({ genres: ['sci-fi'], languages: ['French'], countries: ['British'] });
  expect(wishes).toMatchObject({ genres: [[878]], languages: ['fr'], countries: ['GB'] });
});

test('[AP-12] what is not known is named and asks for nothing', () => {
  const { wishes, unknown } = read({ themes: ['zzyzx'], people: ['Qwerty Uiop'], genres: ['blarg'] });
  expect(wishes).toEqual(someWishes());
  expect(unknown.toSorted()).toEqual(['Qwerty Uiop', 'blarg', 'zzyzx']);
});

test('[AP-12] wishes that are named read as the same wishes', () => {
  const wishes = someWishes({
    genres: [[35, 18], [10751]],
    withoutGenres: [27],
    moods: ['funny'],
    themes: [['lighthouse', 'sea']],
    years: { from: 1990, to: 1999 },
    runtime: { from: null, to: 100 },
    people: [{ id: unaMarsh, role: 'any' }],
    withoutPeople: [tobiasFinch],
    withoutLanguages: ['sv'],
    forChildren: true,
    fame: 'known',
    likeFilms: [filmCalled('Six Keys').tmdbId],
  });
  expect(read(nameWishes(wishes, mind.knowledge)).wishes).toEqual(wishes);
});

test('[AP-12] numbers in quotes, nulls and single names are forgiven, nonsense is not', () => {
  expect(
    constraintsInput.parse({
      genres: 'Comedy',
      year_from: '1990',
      moods: null,
      for_children: 'true',
      what: 1,
    }),
  ).toEqual({ genres: ['Comedy'], year_from: 1990, for_children: true });
  for (const wrong of [{ year_from: 'soon' }, { genres: [{}, 'x'.repeat(200)] }, { rating_to: 99 }])
    expect(constraintsInput.safeParse(wrong).success).toBe(false);
});
