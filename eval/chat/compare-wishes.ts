/** Which fields of two sets of wishes ask for different films. */
import type { Comparison, WishField } from '@kinora/chatbot/offline/wishes/wish-reading';
import { noWishes, type Wishes } from '@kinora/chatbot/wishes';

// The keys of an object literal of that type.
export const wishFields = Object.keys(noWishes) as WishField[];

/** The order in a list says nothing. */
export function differingFields(one: Wishes, other: Wishes): WishField[] {
  return wishFields.filter((field) => inOneOrder(one[field]) !== inOneOrder(other[field]));
}

function inOneOrder(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, ['from', 'to']);
  return JSON.stringify(value.map((part: unknown) => writePart(part)).sort());
}

function writePart(part: unknown): string {
  if (Array.isArray(part)) return JSON.stringify(part.map(String).sort());
  return JSON.stringify(part, ['id', 'role']);
}

/** 'year more', 'mood violent less': as the labels write it. */
export function writeComparison(comparison: Comparison): string {
  const { by, direction } = comparison;
  if (by === 'mood') return `mood ${comparison.mood} ${direction}`;
  if (by === 'genre') return `genre ${comparison.genre} ${direction}`;
  return `${by} ${direction}`;
}

const movedFields: Readonly<Record<string, readonly WishField[]>> = {
  year: ['years'],
  runtime: ['runtime'],
  rating: ['rating'],
  fame: ['fame'],
  mood: ['moods', 'withoutMoods'],
  genre: ['genres', 'withoutGenres'],
};

/** The fields that a written comparison moves in a way that depends on the films shown. */
export function fieldsMovedBy(written: string): readonly WishField[] {
  return movedFields[written.split(' ')[0] ?? ''] ?? [];
}
