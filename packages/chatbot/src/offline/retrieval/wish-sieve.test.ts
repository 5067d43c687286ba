import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFilm, inventedFilms, someWishes } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { anyWishes } from './any-wishes.ts';
import { hasBit } from './film-bits.ts';
import { constraints, findBrokenWishes } from './keeps-wishes.ts';
import { sieveOf } from './wish-sieve.ts';

const unknown = { year: null, runtime: null, rating: null, language: '', countries: [], genres: [] };
const films = [...inventedFilms, aFilm({ tmdbId: 9_999, ...unknown })];

/** By field, so that what is remembered of one is never taken for another. */
function listBreaking(all: readonly ChatFilm[], wishes: Wishes): ChatFilm[][] {
  return constraints.map((field) => {
    const breaking = sieveOf(all).findBreaking(wishes, [field]);
    return all.filter((_, number) => hasBit(breaking, number));
  });
}

function listBroken(all: readonly ChatFilm[], wishes: Wishes): ChatFilm[][] {
  return constraints.map((field) => all.filter((film) => findBrokenWishes(film, wishes).includes(field)));
}

test('[AP-12] the films that are told to break a wish are those of which that is told one by one', () => {
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      expect(listBreaking(films, wishes)).toEqual(listBroken(films, wishes));
    }),
    { numRuns: 60 },
  );
});

test('[AP-12] films that break one of several wishes are told together', () => {
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const breaking = sieveOf(films).findBreaking(wishes, constraints);
      const told = films.filter((_, number) => hasBit(breaking, number));
      expect(told).toEqual(films.filter((film) => findBrokenWishes(film, wishes).length > 0));
    }),
    { numRuns: 60 },
  );
});

const since = (from: number) => someWishes({ years: { from, to: null } });
const older = aFilm({ year: 1990 });
const newer = aFilm({ tmdbId: 2, year: 2010 });

test('[AP-12] more wishes than are remembered are told rightly, the first of them once more', () => {
  const few = [older, newer];
  const years = Array.from({ length: 300 }, (_, at) => 1800 + at);
  for (const year of [...years, 2000, 1800])
    expect(listBreaking(few, since(year))).toEqual(listBroken(few, since(year)));
});

test('[AP-12] what is asked of one catalogue is not answered from another', () => {
  expect(listBreaking([older, newer], since(2000)).flat()).toEqual([older]);
  expect(listBreaking([newer, older], since(2000)).flat()).toEqual([older]);
});
