import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventedFilms, someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import { anyWishes, ids, some } from './any-wishes.ts';
import { aPerson, aQuery, aRole, idsOf, plainFilm, plainFilms, retrieverOf } from './a-query.ts';
import { findBrokenWishes } from './keeps-wishes.ts';

describe('[AP-12] films for a query', () => {
  test('the words of a request find the film that they describe', async () => {
    const told = plainFilm(99, {
      themes: ['bank robbery', 'brother'],
      overview: 'A sheriff counts the days.',
      prominence: 0.3,
    });
    const retrieve = await retrieverOf([...plainFilms(40), told]);
    const [first] = retrieve(aQuery({ words: ['two', 'brothers', 'rob', 'a', 'bank'] })).found;
    expect(first).toMatchObject({ film: { tmdbId: 99 }, told: ['bank robbery', 'brother'] });
    expect(first?.parts.words).toBeGreaterThan(0.5);
  });

  test('what the recommendation service says of a seed comes first, and tells whose neighbour it is', async () => {
    const retrieve = await retrieverOf(plainFilms(40));
    const neighbours = new Map([[7, [30, 31, 32].map((tmdbId) => ({ tmdbId, fit: 0.9 }))]]);
    const { found } = retrieve(aQuery({ wishes: someWishes({ likeFilms: [7] }), neighbours, count: 3 }));
    expect(found.map(({ film }) => film.tmdbId)).toEqual([30, 31, 32]);
    expect(found.map(({ because }) => because)).toEqual([7, 7, 7]);
  });

  test('without it, films that tell alike do, whatever the service knows that the catalogue does not', async () => {
    const whale = { themes: ['whale', 'sea'], moods: ['epic'] };
    const films = [...plainFilms(40), ...[50, 51].map((id) => plainFilm(id, { ...whale, prominence: 0.2 }))];
    const retrieve = await retrieverOf(films);
    const neighbours = new Map([[50, [{ tmdbId: 12_345, fit: 1 }]]]);
    const wishes = someWishes({ likeFilms: [50] });
    expect(retrieve(aQuery({ wishes })).found[0]).toMatchObject({ film: { tmdbId: 51 }, because: 50 });
    expect(idsOf(retrieve(aQuery({ wishes, neighbours })))[0]).toBe(51);
  });

  test('a seed never comes, nor does one that the catalogue has not', async () => {
    const retrieve = await retrieverOf(plainFilms(6));
    const found = retrieve(aQuery({ wishes: someWishes({ likeFilms: [1, 999] }) }));
    expect(idsOf(found)).not.toContain(1);
    expect(found.found).toHaveLength(5);
  });

  test('own films draw weakly: they choose among films that keep the wishes', async () => {
    const sea = { themes: ['sea', 'whale'] };
    const films = [
      plainFilm(1, sea),
      plainFilm(2, { ...sea, genres: [35] }),
      plainFilm(3, sea),
      ...plainFilms(20, (at) => ({ tmdbId: 10 + at, genres: [35] })),
    ];
    const retrieve = await retrieverOf(films);
    const { found } = retrieve(aQuery({ wishes: someWishes({ genres: [[35]] }), tastes: [1] }));
    expect(found[0]).toMatchObject({ film: { tmdbId: 2 }, because: 1 });
    expect(found.map(({ film }) => film.genres)).toEqual(found.map(() => [35]));
  });

  test('a film that keeps every wish as it was made comes before those for which one gave way', async () => {
    const famous = plainFilms(10, () => ({ genres: [35], prominence: 0.95, rating: 9 }));
    const whole = plainFilm(99, { genres: [35], moods: ['whimsical'], prominence: 0.2, rating: 5 });
    const retrieve = await retrieverOf([...famous, whole]);
    const { found, relaxed } = retrieve(
      aQuery({ wishes: someWishes({ genres: [[35]], moods: ['whimsical'] }) }),
    );
    expect(relaxed).toEqual([{ field: 'moods', how: 'dropped' }]);
    expect(found[0]?.film.tmdbId).toBe(99);
  });

  test('where a theme gave way, films that are like those with it come first', async () => {
    const zombies = plainFilms(5, (at) => ({
      tmdbId: 50 + at,
      year: 2010,
      themes: ['zombie', 'survival'],
      moods: ['scary'],
    }));
    const alike = plainFilm(60, { year: 1970, themes: ['survival'], moods: ['scary'], prominence: 0.6 });
    const famous = plainFilms(10, () => ({ year: 1970, prominence: 0.9, rating: 7.5, moods: ['funny'] }));
    const retrieve = await retrieverOf([...zombies, alike, ...famous]);
    const years = { from: 1970, to: 1979 };
    const retrieved = retrieve(aQuery({ wishes: someWishes({ themes: [['zombie']], years }) }));
    expect(retrieved.relaxed).toEqual([{ field: 'themes', how: 'dropped' }]);
    expect(idsOf(retrieved)[0]).toBe(60);
  });

  test('five of the films of a person who was asked for may come', async () => {
    const una = { directors: [aPerson(7)] };
    const retrieve = await retrieverOf([
      ...plainFilms(6, () => una),
      ...plainFilms(9, (at) => ({ tmdbId: 20 + at })),
    ]);
    const ofUna = retrieve(aQuery({ wishes: someWishes({ people: [{ id: 7, role: 'director' }] }) }));
    expect(idsOf(ofUna).every((id) => id <= 6)).toBe(true);
    const ofAnybody = retrieve(aQuery());
    expect(idsOf(ofAnybody).filter((id) => id <= 6).length).toBeLessThanOrEqual(2);
  });

  test('a famous film that has nothing to do with the words is no find, but three come in any case', async () => {
    const told = plainFilms(4, (at) => ({ tmdbId: 50 + at, themes: ['submarine'], prominence: 0.1 }));
    const famous = plainFilms(10, () => ({ prominence: 0.95, rating: 9 }));
    const retrieve = await retrieverOf([...famous, ...told]);
    expect(idsOf(retrieve(aQuery({ words: ['submarines'] }))).toSorted()).toEqual([50, 51, 52, 53]);
    const few = await retrieverOf([...famous, ...told.slice(0, 1)]);
    expect(idsOf(few(aQuery({ words: ['submarines'] })))).toHaveLength(3);
  });

  test('chance is repeated by its number, and keeps bad films out', async () => {
    const films = [
      ...plainFilms(30, () => ({ rating: 8, prominence: 0.9 })),
      ...plainFilms(30, (at) => ({ tmdbId: 50 + at, rating: 4, prominence: 0.1 })),
    ];
    const retrieve = await retrieverOf(films);
    const lists = [1, 2, 3, 4].map((seed) => idsOf(retrieve(aQuery({ seed }))));
    expect(lists).toEqual([1, 2, 3, 4].map((seed) => idsOf(retrieve(aQuery({ seed })))));
    expect(new Set(lists.map(String)).size).toBe(4);
    expect(lists.flat().every((id) => id <= 30)).toBe(true);
    expect(idsOf(retrieve(aQuery()))).toEqual(idsOf(retrieve(aQuery())));
  });

  test('nothing comes of no films, and of films that all are hidden or excluded', async () => {
    const none = await retrieverOf([]);
    expect(none(aQuery({ words: ['sea'], tastes: [1] }))).toMatchObject({ found: [], relaxed: [], total: 0 });
    const retrieve = await retrieverOf(plainFilms(4));
    const hidden = new Set([1, 2, 3, 4]);
    expect(retrieve(aQuery({ hidden, wishes: someWishes({ genres: [[18]] }) }))).toMatchObject({
      found: [],
      relaxed: [],
      total: 4,
    });
    expect(retrieve(aQuery({ wishes: someWishes({ withoutGenres: [18] }) })).found).toEqual([]);
  });

  test('neither the query nor the films are changed', async () => {
    const films = Object.freeze(
      plainFilms(5, () => ({ cast: [aRole(1)] })).map((film) => Object.freeze(film)),
    );
    const retrieve = await retrieverOf(films);
    const wishes = someWishes({ genres: [[35]], people: [{ id: 1, role: 'director' }] });
    const before = structuredClone(wishes);
    const { kept } = retrieve(aQuery({ wishes }));
    kept.withoutGenres.push(1);
    expect(wishes).toEqual(before);
  });
});

const anyQuery = fc.record({
  wishes: anyWishes,
  words: some(['sea', 'baker', 'robots', 'the', 'paris'], 3),
  tastes: some(ids, 3),
  hidden: some(ids, 9).map((hidden) => new Set(hidden)),
  count: fc.integer({ min: 3, max: 5 }),
});

const exclusions = [
  'withoutGenres',
  'withoutMoods',
  'withoutThemes',
  'withoutPeople',
  'withoutFilms',
] as const;

test('[AP-12] whatever is asked, no film breaks what is kept, none is hidden, none comes twice, none too many', async () => {
  const retrieve = await retrieverOf(inventedFilms);
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const query = aQuery(asked);
      const { found, kept, relaxed, total } = retrieve(query);
      const shown = found.map(({ film }) => film.tmdbId);
      for (const { film, score, parts } of found) {
        expect(findBrokenWishes(film, kept)).toEqual([]);
        expect(query.hidden.has(film.tmdbId) || asked.wishes.likeFilms.includes(film.tmdbId)).toBe(false);
        expect(Number.isFinite(score)).toBe(true);
        for (const part of Object.values(parts)) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeLessThanOrEqual(Math.min(asked.count, total));
      const changed = relaxed.map(({ field }) => field);
      for (const field of exclusions) expect(kept[field]).toEqual(asked.wishes[field]);
      expect({ ...kept, ...pick(asked.wishes, changed) }).toEqual(asked.wishes);
    }),
    { numRuns: 200 },
  );
});

function pick(wishes: Wishes, fields: readonly (keyof Wishes)[]): Partial<Wishes> {
  return Object.fromEntries(fields.map((field) => [field, wishes[field]]));
}
