/**
 * Mixes a film's collaborative scores with those of the films that are like it by content, the more the fewer people like it:
 * its own count for `n / (n + smoothing)` (shrinkage towards a neighbourhood). The same is done for the film as a candidate, or
 * a new film would never stand in the list of a known one.
 */
import type { SparseScores } from './sparse-scores.ts';

export interface SmoothingParts {
  /** Collaborative scores. */
  tastes: SparseScores;
  /** Each film's nearest by content. */
  neighbours: SparseScores;
  /** By film, in likes. */
  evidence: Float64Array;
  smoothing: number;
}

export interface SmoothedTastes {
  films: number;
  /** 0 beside films of which nothing is known; the caller's own. */
  scoresOf(film: number): Float32Array;
}

export function smoothTastes({ tastes, neighbours, evidence, smoothing }: SmoothingParts): SmoothedTastes {
  const { films } = tastes;
  const ownShare = evidence.map((likes, film) =>
    // Where there is nobody to lean on, a film stands alone.
    neighbours.others[film * neighbours.width]! < 0 ? 1 : likes / (likes + smoothing),
  );
  const shares = neighbourShares(neighbours);
  const hosts = hostsOf(neighbours, shares);

  function addRow(into: Float32Array, film: number, share: number): void {
    const end = (film + 1) * tastes.width;
    for (let at = film * tastes.width; at < end && tastes.others[at]! >= 0; at += 1)
      into[tastes.others[at]!]! += share * tastes.scores[at]!;
  }

  /** Hands each score on to the films that have its film as a neighbour. */
  function spread(row: Float32Array): Float32Array {
    const smoothed = new Float32Array(films);
    for (let film = 0; film < films; film += 1) {
      const score = row[film]!;
      if (score === 0) continue;
      smoothed[film]! += ownShare[film]! * score;
      for (let at = hosts.starts[film]!; at < hosts.starts[film + 1]!; at += 1) {
        const host = hosts.films[at]!;
        smoothed[host]! += (1 - ownShare[host]!) * hosts.shares[at]! * score;
      }
    }
    return smoothed;
  }

  return {
    films,
    scoresOf(film) {
      const row = new Float32Array(films);
      const own = ownShare[film]!;
      addRow(row, film, own);
      if (own < 1) {
        const end = (film + 1) * neighbours.width;
        for (let at = film * neighbours.width; at < end && neighbours.others[at]! >= 0; at += 1)
          addRow(row, neighbours.others[at]!, (1 - own) * shares[at]!);
      }
      const smoothed = spread(row);
      smoothed[film] = 0;
      return smoothed;
    },
  };
}

/** What each neighbour counts, beside its place; those of a film add up to 1. */
function neighbourShares({ films, width, scores }: SparseScores): Float32Array {
  const shares = new Float32Array(scores.length);
  for (let film = 0; film < films; film += 1) {
    const row = scores.subarray(film * width, (film + 1) * width);
    const total = row.reduce((sum, score) => sum + score, 0);
    if (total > 0) for (const [at, score] of row.entries()) shares[film * width + at] = score / total;
  }
  return shares;
}

/** By film: who has it as a neighbour, and what it counts there. */
function hostsOf({ films, width, others }: SparseScores, shares: Float32Array) {
  const starts = new Uint32Array(films + 1);
  for (const other of others) if (other >= 0) starts[other + 1]! += 1;
  for (let film = 0; film < films; film += 1) starts[film + 1]! += starts[film]!;
  const next = starts.slice(0, films);
  const hosts = { starts, films: new Uint32Array(starts[films]!), shares: new Float32Array(starts[films]!) };
  for (const [at, other] of others.entries()) {
    if (other < 0) continue;
    const to = next[other]!;
    next[other] = to + 1;
    hosts.films[to] = Math.floor(at / width);
    hosts.shares[to] = shares[at]!;
  }
  return hosts;
}
