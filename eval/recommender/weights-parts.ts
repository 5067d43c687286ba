/** The scores of each part of the content model by itself, so that weights can be tried without training again. */
import { type ContentField, contentFields } from '@kinora/recommender/content/content-fields';
import type { ContentModel } from '@kinora/recommender/content/content-model';
import { liftsOf, type PriorStrengths } from '@kinora/recommender/content/prior';
import { trainContent } from '@kinora/recommender/content/train-content';
import type { ContentWeights } from '@kinora/recommender/content/weights';
import type { FilmProfile } from '@kinora/recommender/features/film-profile';

export const parts = [...contentFields, 'tone', 'year'] as const;
export type Part = (typeof parts)[number];
export type PartWeights = Readonly<Record<Part, number>>;

export interface Weighing {
  parts: PartWeights;
  prior: PriorStrengths;
}

export const noPrior: PriorStrengths = { fame: 0, rating: 0 };

/** The same weight for each part. */
export function evenWeights(weight: number): PartWeights {
  // Every part gets its entry from the list that the type is made of.
  return Object.fromEntries(parts.map((part) => [part, weight])) as unknown as PartWeights;
}

export function contentWeightsOf({ parts: all, prior }: Weighing): ContentWeights {
  const { year, tone, ...fields } = all;
  return { fields: fields satisfies Readonly<Record<ContentField, number>>, tone, year, prior };
}

export interface PartScores {
  films: number;
  /** By part and film: what the part alone says of all films. */
  rowsOf(part: Part, film: number): Float32Array;
  /** By film: the factor of a prior of those strengths. */
  liftsOf(strengths: PriorStrengths): Float32Array;
}

/** Rows are made when they are first asked for, and kept. */
export function scoreParts(profiles: readonly FilmProfile[]): PartScores {
  const models = new Map<Part, ContentModel>();
  const rows = new Map<string, Float32Array>();
  const lifts = new Map<string, Float32Array>();

  function modelOf(part: Part): ContentModel {
    const known = models.get(part);
    if (known) return known;
    const only = { ...evenWeights(0), [part]: 1 };
    const model = trainContent(profiles, { weights: contentWeightsOf({ parts: only, prior: noPrior }) });
    models.set(part, model);
    return model;
  }

  return {
    films: profiles.length,
    rowsOf(part, film) {
      const key = `${part} ${film}`;
      const known = rows.get(key);
      if (known) return known;
      const row = modelOf(part).scoresOf(film);
      rows.set(key, row);
      return row;
    },
    liftsOf(strengths) {
      const key = `${strengths.fame} ${strengths.rating}`;
      const known = lifts.get(key) ?? liftsOf(profiles, strengths);
      lifts.set(key, known);
      return known;
    },
  };
}

/** The scores of one film's list under some weights; parts that are left out count nothing. */
export function weigh(
  scores: PartScores,
  film: number,
  weighing: Weighing,
  without: ReadonlySet<Part> = new Set(),
): Float32Array {
  return lift(scores, addParts(scores, film, weighing, without), weighing.prior);
}

/** The same before the prior. */
export function addParts(
  scores: PartScores,
  film: number,
  weighing: Weighing,
  without: ReadonlySet<Part>,
): Float32Array {
  const sums = new Float32Array(scores.films);
  for (const part of parts) {
    const weight = without.has(part) ? 0 : weighing.parts[part];
    if (weight === 0) continue;
    const row = scores.rowsOf(part, film);
    for (let other = 0; other < sums.length; other += 1) sums[other]! += weight * row[other]!;
  }
  return sums;
}

export function lift(scores: PartScores, sums: Float32Array, prior: PriorStrengths): Float32Array {
  const lifts = scores.liftsOf(prior);
  for (let other = 0; other < sums.length; other += 1) sums[other]! *= lifts[other]!;
  return sums;
}
