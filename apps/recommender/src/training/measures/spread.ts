/** How widely lists spread over the films, and how different the films of a list are. */

/** The share of films that stand in some list. `counts` says by film in how many it stands. */
export function coverageOf(counts: ArrayLike<number>): number {
  if (counts.length === 0) return 0;
  let shown = 0;
  for (let film = 0; film < counts.length; film += 1) if (counts[film]! > 0) shown += 1;
  return shown / counts.length;
}

/** Gini's coefficient: 0 where all films are shown equally often, near 1 where a few take all places. */
export function giniOf(counts: ArrayLike<number>): number {
  const sorted = Float64Array.from(counts).sort();
  const total = sorted.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const weighed = sorted.reduce(
    (sum, count, place) => sum + (2 * (place + 1) - sorted.length - 1) * count,
    0,
  );
  return weighed / (sorted.length * total);
}

/** One minus the mean likeness of all pairs; `likeness` is 0 to 1. A list of one film is not diverse: 0. */
export function diversityOf(
  films: ArrayLike<number>,
  likeness: (one: number, other: number) => number,
): number {
  let sum = 0;
  let pairs = 0;
  for (let one = 0; one < films.length; one += 1)
    for (let other = one + 1; other < films.length; other += 1) {
      sum += likeness(films[one]!, films[other]!);
      pairs += 1;
    }
  return pairs === 0 ? 0 : 1 - sum / pairs;
}
