import { distance } from 'fastest-levenshtein';

/** Letters added, dropped, changed, or swapped with their neighbour, from one word to the other. */
export function countEdits(one: string, other: string): number {
  const edits = distance(one, other);
  return edits === 2 && isSwap(one, other) ? 1 : edits;
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
