/** Likes of invented people, for tests: each has one of a few tastes, and some likes by chance. */
import type { Interactions } from '../interactions/interactions.ts';
import { seededRandom } from './seeded-random.ts';

export function aCrowd({ people = 40, films = 12, tastes = 3, seed = 1 } = {}): Interactions {
  const random = seededRandom(seed);
  return likesOf(
    films,
    Array.from({ length: people }, (_, person) =>
      Array.from({ length: films }, (_film, film) => film).filter(
        (film) => random() < (film % tastes === person % tastes ? 0.6 : 0.1),
      ),
    ),
  );
}

/** By person, the films; each ascending. */
export function likesOf(films: number, rows: readonly (readonly number[])[]): Interactions {
  const starts = new Uint32Array(rows.length + 1);
  for (const [person, row] of rows.entries()) starts[person + 1] = starts[person]! + row.length;
  return { people: rows.length, films, starts, items: Uint32Array.from(rows.flat()) };
}

/** Likes of which there is next to nothing to learn, each with what it is. */
export const sparseCrowds: readonly (readonly [string, Interactions])[] = [
  ['nobody', likesOf(3, [])],
  ['no films', likesOf(0, [[]])],
  ['one person', likesOf(3, [[0, 2]])],
  ['people without likes', likesOf(2, [[], []])],
  [
    'equal rows and a film that nobody likes',
    likesOf(4, [
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 3],
    ]),
  ],
];

/** `people × films`, 1 (or the strength) where liked. */
export function denseOf({ people, films, starts, items, strengths }: Interactions): number[][] {
  const dense = Array.from({ length: people }, () => Array.from({ length: films }, () => 0));
  for (const [person, row] of dense.entries())
    for (let at = starts[person]!; at < starts[person + 1]!; at += 1) row[items[at]!] = strengths?.[at] ?? 1;
  return dense;
}

export function withStrengths(likes: Interactions, seed = 5): Interactions {
  const random = seededRandom(seed);
  return { ...likes, strengths: Float32Array.from(likes.items, () => Math.round(1 + random() * 7) / 4) };
}

export function historyOf({ starts, items }: Interactions, person: number): Uint32Array {
  return items.subarray(starts[person], starts[person + 1]);
}

/** The plain inverse, for comparison. */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((value) => value / scale);
    for (let other = 0; other < size; other += 1) {
      if (other === pivot) continue;
      const factor = rows[other]![pivot]!;
      rows[other] = rows[other]!.map((value, column) => value - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
