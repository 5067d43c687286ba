/** Interactions written out in tests: a row of film numbers a person. */
import type { Interactions } from './interactions.ts';

export function someInteractions(films: number, rows: readonly (readonly number[])[]): Interactions {
  const starts = new Uint32Array(rows.length + 1);
  for (const [row, own] of rows.entries()) starts[row + 1] = starts[row]! + own.length;
  const items = Uint32Array.from(rows.flatMap((own) => own.toSorted((one, other) => one - other)));
  return { people: rows.length, films, starts, items };
}

/** The rows, written out again. */
export function rowsOf({ people, starts, items }: Interactions): number[][] {
  return Array.from({ length: people }, (_, row) => [...items.subarray(starts[row], starts[row + 1])]);
}
