/** Learns from people's likes which films go together: item cosine, iALS and, where it fits, EASE. */
import { trainEase } from '../collaborative/ease.ts';
import { factorCosine, type Factors } from '../collaborative/factors.ts';
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { trainIals } from '../collaborative/ials.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { type HybridWeights, learningOptions } from './hybrid-weights.ts';
import { supportedEntries } from './supported-entries.ts';
import { trainTasteCosine } from './taste-cosine.ts';

export interface Tastes {
  films: number;
  /** What was learned from: entries that enough people share. */
  interactions: Interactions;
  /** By film: how much was learned of it, in likes; 0 for a film that nothing was learned of. */
  evidence: Float64Array;
  hasEase: boolean;
  /** Mean 0 and deviation 1 over the films that something was learned of, 0 beside all others; undefined for such a film. */
  scoresOf(film: number, weights: TasteWeights): Float32Array | undefined;
}

export type TasteWeights = Pick<HybridWeights, 'cosineShare' | 'easeShare' | 'popularity'>;

export interface LearnWish {
  minimumPeople: number;
  /** Whether EASE is wanted, where the films are not too many for it. */
  ease: boolean;
}

/** Few people cannot tell many directions of taste apart. */
function dimensionsFor(people: number): number {
  if (people >= 1_000) return 64;
  return people >= 200 ? 32 : 16;
}

/** Beside a single film, EASE needs to be held back more than for a whole history. */
function easeRidgeFor(people: number): number {
  return Math.max(100, people);
}

export async function learnTastes(all: Interactions, { minimumPeople, ease }: LearnWish): Promise<Tastes> {
  const interactions = supportedEntries(all, minimumPeople);
  const cosine = trainTasteCosine(interactions, { ...learningOptions, minimumPeople });
  const factors = await trainIals(interactions, {
    ...learningOptions.ials,
    dimensions: dimensionsFor(interactions.people),
  });
  const fits = interactions.films <= learningOptions.mostEaseFilms;
  const weights =
    ease && fits ? await trainEase(interactions, { ridge: easeRidgeFor(interactions.people) }) : undefined;
  return tastesOf(interactions, { cosine, factors, ease: weights });
}

interface Learned {
  cosine: ScoresBesideFilm;
  factors: Factors;
  ease: ScoresBesideFilm | undefined;
}

function tastesOf(interactions: Interactions, { cosine, factors, ease }: Learned): Tastes {
  const evidence = evidenceOf(interactions);
  const known = Uint32Array.from(evidence.keys()).filter((film) => evidence[film]! > 0);
  const byPopularity = new Map<number, ScoresBesideFilm>();
  const ialsFor = (popularity: number) => {
    const made = byPopularity.get(popularity) ?? factorCosine(factors, interactions, popularity);
    byPopularity.set(popularity, made);
    return made;
  };
  return {
    films: interactions.films,
    interactions,
    evidence,
    hasEase: ease !== undefined,
    scoresOf(film, { cosineShare, easeShare, popularity }) {
      if (evidence[film] === 0) return undefined;
      const mixed = new Float32Array(interactions.films);
      addStandardised(mixed, cosine.scoresOf(film), cosineShare, known);
      addStandardised(mixed, ialsFor(popularity).scoresOf(film), 1 - cosineShare, known);
      if (ease && easeShare > 0) addStandardised(mixed, ease.scoresOf(film), easeShare, known);
      mixed[film] = 0;
      return mixed;
    },
  };
}

function evidenceOf({ films, items, strengths }: Interactions): Float64Array {
  const evidence = new Float64Array(films);
  for (const [at, film] of items.entries()) evidence[film]! += strengths?.[at] ?? 1;
  return evidence;
}

/** Adds `share × (score - mean) / deviation`, both taken over the known films. Equal scores add nothing. */
function addStandardised(into: Float32Array, scores: Float32Array, share: number, known: Uint32Array): void {
  let sum = 0;
  let squares = 0;
  for (const film of known) {
    sum += scores[film]!;
    squares += scores[film]! ** 2;
  }
  const mean = sum / known.length;
  const variance = squares / known.length - mean ** 2;
  if (variance <= 1e-12 * mean ** 2) return;
  const scale = share / Math.sqrt(variance);
  for (const film of known) into[film]! += (scores[film]! - mean) * scale;
}
