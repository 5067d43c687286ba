/** Sees to it that 'newer' is newer: what a message compares does not give way to what was wished before. */
import type { Understanding } from '../dialogue/understand.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import type { Retrieved } from '../retrieval/retrieval.ts';
import type { Comparison, WishField } from '../wishes/wish-reading.ts';

type Said = Pick<Understanding, 'reading' | 'wishes'>;

function fieldOf({ by, direction }: Comparison): WishField {
  if (by === 'year') return 'years';
  if (by === 'mood') return direction === 'more' ? 'moods' : 'withoutMoods';
  if (by === 'genre') return direction === 'more' ? 'genres' : 'withoutGenres';
  return by;
}

/** The same without films that break the comparison, as long as one is left. */
export function holdCompared({ reading, wishes }: Said, retrieved: Retrieved): Retrieved {
  const compared = reading.comparisons.map(fieldOf);
  if (!retrieved.relaxed.some(({ field }) => compared.includes(field))) return retrieved;
  const breaking = retrieved.found.map(({ film }) => findBrokenWishes(film, wishes));
  const found = retrieved.found.filter((_, at) => !breaking[at]?.some((field) => compared.includes(field)));
  if (found.length === 0) return retrieved;
  const broken = new Set(found.flatMap(({ film }) => findBrokenWishes(film, wishes)));
  const held = Object.fromEntries(compared.map((field) => [field, wishes[field]]));
  return {
    ...retrieved,
    found,
    relaxed: retrieved.relaxed.filter(({ field }) => broken.has(field)),
    kept: { ...retrieved.kept, ...held },
  };
}
