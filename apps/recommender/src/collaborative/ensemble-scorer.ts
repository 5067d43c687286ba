/** Scores several histories at once by EASE-w and the spectral filter together. */
import { packRows, tiledLength } from '../linear-algebra/pack-rows.ts';
import { subtractProducts } from '../linear-algebra/subtract-products.ts';
import { tileSide } from '../linear-algebra/symmetric-matrix.ts';
import type { EaseWeights } from './ease.ts';
import { sumWeightRows } from './sum-weight-rows.ts';
import type { SpectralModel } from './spectral.ts';

export interface EnsembleParts {
  films: number;
  ease: EaseWeights;
  spectral: Pick<SpectralModel, 'directions' | 'inward' | 'outward'>;
  /** How much the standardised spectral scores count beside those of EASE. */
  spectralShare: number;
  /** By film, likes: the scores of an empty history. */
  likes: Float64Array;
}

/** One row of scores a history, at most as many as the batch. They hold until the next call. */
export type ScoreHistories = (histories: readonly Uint32Array[]) => Float32Array[];

export function createEnsembleScorer(parts: EnsembleParts, batch: number): ScoreHistories {
  const { ease, likes } = parts;
  const filter = createFilter(parts, batch);
  const sums = new Float64Array(ease.kept.length);
  return (histories) => {
    const rows = filter(histories);
    for (const [n, history] of histories.entries()) {
      if (history.length === 0) {
        rows[n]!.set(likes);
        continue;
      }
      sums.fill(0);
      sumWeightRows(ease.values, rowStarts(history, ease), sums);
      mixInto(rows[n]!, sums, parts);
    }
    return rows;
  };
}

/** Where the rows of a history begin, without films that have none. */
function rowStarts(history: Uint32Array, { places, stride }: EaseWeights): Int32Array {
  return Int32Array.from(history, (film) => places[film]! * stride).filter((start) => start >= 0);
}

/** The spectral scores of a batch: all films in tiles, so that each is loaded once for three histories. */
function createFilter({ films, spectral }: EnsembleParts, batch: number): ScoreHistories {
  const { directions, inward, outward } = spectral;
  const stride = tiledLength(films);
  const scores = new Float32Array(tiledLength(batch) * stride);
  const packedFilms = packRows(outward, directions, -1);
  const tastes = new Float64Array(batch * directions);
  return (histories) => {
    tastes.fill(0);
    for (const [n, history] of histories.entries())
      for (const film of history) addRow(inward, film * directions, tastes, n * directions, directions);
    const packedTastes = packRows(tastes, directions, 1);
    scores.fill(0);
    for (let n = 0; n < histories.length; n += tileSide) {
      for (let film = 0; film < stride; film += tileSide) {
        subtractProducts(
          packedTastes,
          n * directions,
          packedFilms,
          film * directions,
          scores,
          n * stride + film,
          stride,
          directions,
        );
      }
    }
    return histories.map((_, n) => scores.subarray(n * stride, n * stride + films));
  };
}

function addRow(from: Float64Array, start: number, into: Float64Array, at: number, length: number): void {
  for (let n = 0; n < length; n += 1) into[at + n]! += from[start + n]!;
}

/** Standardised EASE plus `spectralShare` of the standardised filter; for films that EASE does not know, the filter takes its place. */
function mixInto(row: Float32Array, eased: Float64Array, { ease, spectralShare }: EnsembleParts): void {
  const filtered = spreadOf(row);
  const known = spreadOf(eased);
  for (let film = 0; film < row.length; film += 1) {
    const place = ease.places[film]!;
    const score = (row[film]! - filtered.mean) * filtered.scale;
    row[film] = spectralShare * score + (place < 0 ? score : (eased[place]! - known.mean) * known.scale);
  }
}

/** Scale is 1 / deviation, or 0 where all are equal. */
function spreadOf(scores: Float32Array | Float64Array): { mean: number; scale: number } {
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at]!;
  const mean = scores.length > 0 ? sum / scores.length : 0;
  let squares = 0;
  for (let at = 0; at < scores.length; at += 1) squares += (scores[at]! - mean) ** 2;
  const deviation = Math.sqrt(squares / Math.max(1, scores.length));
  return { mean, scale: deviation > 1e-6 * Math.abs(mean) ? 1 / deviation : 0 };
}
