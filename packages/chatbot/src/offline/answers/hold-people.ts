/**
 * Who was named is the strongest wish: where hardly any of somebody's films is left, what else was wished gives way, and
 * never the person.
 */
import { hasLeft } from '../dialogue/has-left.ts';
import { steps } from '../retrieval/give-way.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import type { Query, Relaxation, Retrieve, Retrieved } from '../retrieval/retrieval.ts';
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { isWished } from './is-wished.ts';

/** Where three are left the search has given way by itself. */
const mostWorthwhile = 2;
const others = steps.filter(({ field, how }) => field !== 'people' || how === 'widened');

function losesPeople({ relaxed }: Retrieved): boolean {
  return relaxed.some(({ field, how }) => field === 'people' && how === 'dropped');
}

/** The strictest wishes that films are left for; null where there are none. */
function weakenOthers(wishes: Wishes, isLeft: (tried: Wishes) => boolean): Wishes | null {
  let weaker = wishes;
  for (const { weaken } of others) {
    if (isLeft(weaker)) break;
    weaker = weaken(weaker) ?? weaker;
  }
  if (!isLeft(weaker)) return null;
  for (const { field } of others.toReversed()) {
    const stricter = { ...weaker, [field]: wishes[field] };
    if (isLeft(stricter)) weaker = stricter;
  }
  return weaker;
}

function findRelaxed(wishes: Wishes, kept: Wishes): Relaxation[] {
  const fields = [...new Set(others.map(({ field }) => field))];
  return fields
    .filter((field) => JSON.stringify(wishes[field]) !== JSON.stringify(kept[field]))
    .map((field) => ({ field, how: isWished(kept[field]) ? 'widened' : 'dropped' }));
}

/** The same where the people stayed; else their films alone, or none. */
export function holdPeople(
  { retrieve, films }: { retrieve: Retrieve; films: readonly ChatFilm[] },
  query: Query,
  retrieved: Retrieved,
): Retrieved {
  if (!losesPeople(retrieved)) return retrieved;
  const { wishes, hidden } = query;
  const leave = (atLeast: number) =>
    weakenOthers(wishes, (tried) => hasLeft(films, { wishes: tried, hidden, atLeast }));
  const kept = leave(mostWorthwhile) ?? leave(1);
  if (kept === null) return { found: [], relaxed: [], kept: wishes, total: 0 };
  const again = retrieve({ ...query, wishes: kept });
  const found = again.found.filter(({ film }) => findBrokenWishes(film, kept).length === 0);
  return { found, relaxed: findRelaxed(wishes, kept), kept, total: found.length };
}
