/** The best films of a row of scores. */

/**
 * Writes the numbers of the `count` highest scores to `into` from `at` on, best first, and -1 behind the end of a shorter list.
 * Of equal scores the lower number comes first; what scores -Infinity is left out.
 */
export function writeTopFilms(scores: Float32Array, count: number, into: Int32Array, at = 0): void {
  const best = new Float32Array(count).fill(-Infinity);
  into.fill(-1, at, at + count);
  if (count === 0) return;
  for (let film = 0; film < scores.length; film += 1) {
    const score = scores[film]!;
    if (!(score > best[count - 1]!)) continue;
    let place = count - 1;
    for (; place > 0 && score > best[place - 1]!; place -= 1) {
      best[place] = best[place - 1]!;
      into[at + place] = into[at + place - 1]!;
    }
    best[place] = score;
    into[at + place] = film;
  }
}

/** A person's best films that are not in the history; `scores` is overwritten where they are. */
export function topFilmsBeside(history: Uint32Array, scores: Float32Array, count: number): Int32Array {
  const top = new Int32Array(count);
  for (const film of history) scores[film] = -Infinity;
  writeTopFilms(scores, count, top);
  return top;
}
