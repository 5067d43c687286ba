import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventedFilms, someWishes } from '../../a-film.ts';
import { anyWishes, ids, some } from '../retrieval/any-wishes.ts';
import { constraints, findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import { sieveOf } from '../retrieval/wish-sieve.ts';
import { hasLeft } from './has-left.ts';

/** Few at once, so that films are left. */
const fewWishes = fc
  .tuple(anyWishes, fc.subarray([...constraints], { maxLength: 2 }))
  .map(([wishes, fields]) => someWishes(Object.fromEntries(fields.map((field) => [field, wishes[field]]))));

const anyQuestion = fc.record({
  wishes: fewWishes,
  hidden: some(ids, 9).map((hidden) => new Set(hidden)),
  atLeast: fc.integer({ min: 1, max: 5 }),
  remembered: fc.subarray([...constraints]),
});

test('[AP-12] enough films are left where as many keep every wish, whatever is remembered of the wishes', () => {
  fc.assert(
    fc.property(anyQuestion, ({ wishes, hidden, atLeast, remembered }) => {
      sieveOf(inventedFilms).findBreaking(wishes, remembered);
      const keeping = inventedFilms.filter((film) => findBrokenWishes(film, wishes).length === 0);
      const left = keeping.filter(({ tmdbId }) => !hidden.has(tmdbId)).length;
      expect(hasLeft(inventedFilms, { wishes, hidden, atLeast })).toBe(left >= atLeast);
    }),
    { numRuns: 100 },
  );
});
