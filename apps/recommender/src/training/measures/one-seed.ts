/**
 * How good lists beside one film are: of a held-out person, each film in turn is the seed, all other films are ranked beside
 * it, and the person's other films are the hits.
 */
import type { ScoresBesideFilm } from '../../collaborative/film-scores.ts';
import type { Interactions } from '../../interactions/interactions.ts';
import { bestGainOf, gainOf } from './gain.ts';
import { type Ranking, rankBeside } from './ranking.ts';
import { coverageOf, diversityOf, giniOf } from './spread.ts';

export interface OneSeedFigures {
  /** nDCG@10 with hits worth popularity^-0.5, averaged over seeds: what is judged by, because popularity alone does not win it. */
  ipsNdcg: number;
  /** The same averaged by seed film first, so that rare seeds count as much as common ones. */
  macroIpsNdcg: number;
  ndcg: number;
  macroNdcg: number;
  coverage: number;
  gini: number;
  diversity: number;
  /** How many seeds were asked for. */
  seeds: number;
}

export interface OneSeedQuestion {
  /** Held-out people and what they like; those with fewer than two films ask nothing. */
  people: Interactions;
  /** By film, how many of the people that were learned from like it. */
  popularity: ArrayLike<number>;
  /** 0 to 1, for `diversity`; left out, that is 0. */
  likeness?: (one: number, other: number) => number;
  /** Seeds that are asked for; all films where left out. */
  isSeed?: (film: number) => boolean;
}

export const depth = 10;

/** What is the same whoever ranks. */
export interface PreparedQuestion {
  question: OneSeedQuestion;
  /** By film: what a hit counts. */
  worth: Float64Array;
  /** By person: the films that count most, worthiest first, one more than the depth because the seed drops out. */
  bestFilms: readonly Uint32Array[];
  /** By film: the people who like it and at least one other. */
  askers: readonly (readonly number[])[];
}

export function prepareQuestion(question: OneSeedQuestion): PreparedQuestion {
  const { people, films } = question.people;
  const worth = Float64Array.from(question.popularity, (likes) => Math.max(1, likes) ** -0.5);
  const bestFilms: Uint32Array[] = [];
  const askers: number[][] = Array.from({ length: films }, () => []);
  for (let person = 0; person < people; person += 1) {
    const own = filmsOf(question.people, person);
    const byWorth = own.slice().sort((one, other) => worth[other]! - worth[one]!);
    bestFilms.push(byWorth.slice(0, depth + 1));
    if (own.length < 2) continue;
    for (const seed of own) if (question.isSeed?.(seed) ?? true) askers[seed]!.push(person);
  }
  return { question, worth, bestFilms, askers };
}

function filmsOf({ starts, items }: Interactions, person: number): Uint32Array {
  return items.subarray(starts[person], starts[person + 1]);
}

export function measureOneSeed(scores: ScoresBesideFilm, prepared: PreparedQuestion): OneSeedFigures {
  const { films } = prepared.question.people;
  const { likeness, isSeed } = prepared.question;
  const shown = new Uint32Array(films);
  const sum = { ips: 0, macroIps: 0, plain: 0, macroPlain: 0, diversity: 0 };
  const count = { seeds: 0, askedFilms: 0, lists: 0 };
  for (let seed = 0; seed < films; seed += 1) {
    if (isSeed && !isSeed(seed)) continue;
    const ranking = rankBeside(seed, scores.scoresOf(seed), depth);
    const list = ranking.films.subarray(0, depth);
    count.lists += 1;
    for (const film of list) shown[film]! += 1;
    if (likeness) sum.diversity += diversityOf(list, likeness);
    const asked = prepared.askers[seed]!.length;
    if (asked === 0) continue;
    const gained = gainsBeside(seed, ranking, prepared);
    count.seeds += asked;
    count.askedFilms += 1;
    sum.ips += gained.ips;
    sum.plain += gained.plain;
    sum.macroIps += gained.ips / asked;
    sum.macroPlain += gained.plain / asked;
  }
  return {
    ipsNdcg: sum.ips / Math.max(1, count.seeds),
    macroIpsNdcg: sum.macroIps / Math.max(1, count.askedFilms),
    ndcg: sum.plain / Math.max(1, count.seeds),
    macroNdcg: sum.macroPlain / Math.max(1, count.askedFilms),
    coverage: coverageOf(shown),
    gini: giniOf(shown),
    diversity: sum.diversity / Math.max(1, count.lists),
    seeds: count.seeds,
  };
}

/** Sums over all who like the seed. */
function gainsBeside(
  seed: number,
  ranking: Ranking,
  prepared: PreparedQuestion,
): { ips: number; plain: number } {
  const { question, worth, bestFilms, askers } = prepared;
  const plain = new Float64Array(worth.length).fill(1);
  const isHit = new Uint8Array(worth.length);
  const sums = { ips: 0, plain: 0 };
  for (const person of askers[seed]!) {
    const own = filmsOf(question.people, person);
    for (const film of own) isHit[film] = 1;
    isHit[seed] = 0;
    const best = Array.from(
      bestFilms[person]!.filter((film) => film !== seed),
      (film) => worth[film]!,
    );
    sums.ips += gainOf(ranking, { isHit, worth, depth }) / bestGainOf(best, depth);
    const ones = new Float64Array(own.length - 1).fill(1);
    sums.plain += gainOf(ranking, { isHit, worth: plain, depth }) / bestGainOf(ones, depth);
    for (const film of own) isHit[film] = 0;
  }
  return sums;
}
