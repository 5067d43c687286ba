/** The head of a ranking, with ties kept together so that they can be counted against whoever ranked. */
export interface Ranking {
  /** The best films, best first; films of one score stand by number. All that tie with the last place are there. */
  films: Uint32Array;
  /** Beside `films`: where the group of equal scores ends that the film is in. */
  groupEnds: Uint32Array;
}

/** The best `depth` of all films but `seed`, and whatever ties with the last of them. */
export function rankBeside(seed: number, scores: Float32Array, depth: number): Ranking {
  const last = depthScore(seed, scores, depth);
  const chosen: number[] = [];
  for (let film = 0; film < scores.length; film += 1)
    if (film !== seed && scores[film]! >= last) chosen.push(film);
  chosen.sort((one, other) => scores[other]! - scores[one]! || one - other);
  const groupEnds = new Uint32Array(chosen.length);
  for (let at = chosen.length - 1; at >= 0; at -= 1) {
    const isTied = at + 1 < chosen.length && scores[chosen[at]!] === scores[chosen[at + 1]!];
    groupEnds[at] = isTied ? groupEnds[at + 1]! : at + 1;
  }
  return { films: Uint32Array.from(chosen), groupEnds };
}

/** The score at place `depth`; minus infinity where there are fewer films. */
function depthScore(seed: number, scores: Float32Array, depth: number): number {
  const best = new Float32Array(depth).fill(-Infinity);
  for (let film = 0; film < scores.length; film += 1) {
    const score = scores[film]!;
    if (film === seed || score <= best[depth - 1]!) continue;
    let at = depth - 1;
    while (at > 0 && best[at - 1]! < score) {
      best[at] = best[at - 1]!;
      at -= 1;
    }
    best[at] = score;
  }
  return best[depth - 1]!;
}
