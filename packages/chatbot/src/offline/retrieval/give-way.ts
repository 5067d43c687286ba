/** What gives way, and how far, where too few films keep all wishes: `README.md` of the package tells it in words. */
import type { PersonWish, Range, Wishes } from '../../wishes.ts';
import type { Constraint } from './keeps-wishes.ts';
import type { Relaxation } from './retrieval.ts';

export interface Step extends Relaxation {
  field: Constraint;
  /** The wishes with a weaker one; null where there is nothing to weaken. */
  weaken: (wishes: Wishes) => Wishes | null;
}

/** Minutes at either end. */
const runtimeMargin = 15;
/** Years at either end: half the span that was wished, within these bounds. */
const yearsMargin = { least: 2, most: 5 };

function widen({ from, to }: Range, margin: number): Range {
  return { from: from === null ? null : from - margin, to: to === null ? null : to + margin };
}

function widenYears({ from, to }: Range): Range {
  const half = from === null || to === null ? yearsMargin.most : Math.ceil((to - from) / 2);
  return widen({ from, to }, Math.min(yearsMargin.most, Math.max(yearsMargin.least, half)));
}

/** One of the things instead of all of them. */
function joinLists<T>(lists: readonly (readonly T[])[]): T[][] {
  return [[...new Set(lists.flat())]];
}

function inAnyRole(people: readonly PersonWish[]): PersonWish[] {
  return people.map(({ id }) => ({ id, role: 'any' }));
}

function drop<F extends Constraint>(field: F, nothing: Wishes[F]): Step {
  return { field, how: 'dropped', weaken: (wishes) => ({ ...wishes, [field]: nothing }) };
}

/** What is asked for nothing is passed over. Exclusions, `forChildren` and `withoutFilms` never give way. */
export const steps: readonly Step[] = [
  {
    field: 'themes',
    how: 'widened',
    weaken: (wishes) => (wishes.themes.length > 1 ? { ...wishes, themes: joinLists(wishes.themes) } : null),
  },
  drop('themes', []),
  drop('moods', []),
  drop('fame', null),
  drop('rating', null),
  {
    field: 'runtime',
    how: 'widened',
    weaken: (wishes) => wishes.runtime && { ...wishes, runtime: widen(wishes.runtime, runtimeMargin) },
  },
  drop('runtime', null),
  {
    field: 'years',
    how: 'widened',
    weaken: (wishes) => wishes.years && { ...wishes, years: widenYears(wishes.years) },
  },
  drop('years', null),
  drop('countries', []),
  drop('languages', []),
  {
    field: 'genres',
    how: 'widened',
    weaken: (wishes) => (wishes.genres.length > 1 ? { ...wishes, genres: joinLists(wishes.genres) } : null),
  },
  drop('genres', []),
  {
    field: 'people',
    how: 'widened',
    weaken: (wishes) =>
      wishes.people.some(({ role }) => role !== 'any')
        ? { ...wishes, people: inAnyRole(wishes.people) }
        : null,
  },
  drop('people', []),
];
