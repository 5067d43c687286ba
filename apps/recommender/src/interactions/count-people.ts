/** How many real people interactions are of. */
import type { Interactions } from './interactions.ts';

/** A playlist is nobody: an owner counts once. */
export function countPeople({ people, owners }: Interactions): number {
  if (!owners) return people;
  return owners.reduce((count, owner, row) => (row > 0 && owners[row - 1] === owner ? count : count + 1), 0);
}

/** People with at least so many films. */
export function countPeopleWith({ people, starts }: Interactions, films: number): number {
  let count = 0;
  for (let row = 0; row < people; row += 1) if (starts[row + 1]! - starts[row]! >= films) count += 1;
  return count;
}
