/** How alike every film is to the films that a visitor named or keeps. */
import type { SimilarFilm } from '../../film-source.ts';
import type { FilmLikeness } from './film-likeness.ts';

export interface Seeds {
  /** Film numbers. */
  numbers: readonly number[];
  /** What the recommendation service says of the seed; undefined where it says nothing. */
  neighboursOf: (seed: number) => readonly SimilarFilm[] | undefined;
  numberOf: (tmdbId: number) => number | undefined;
}

/** The service has learned from people and knows more; what it did not list is judged by description alone. */
const serviceShare = 0.6;
/** A film that is like all seeds is better than one that is very like one of them. */
const togetherShare = 0.6;
/**
 * Likeness is measured by that of the neighbour in this place, which counts as `usualLikeness`: the very first are often the
 * seed's own sequels, beside which everything else would look unlike. In a small catalogue it is a place further up.
 */
const usualPlace = { last: 10, filmsAPlace: 50 };
const usualLikeness = 0.75;
/** Where even that neighbour is less alike than this, likeness says little. */
const leastLikeness = 0.08;

/** By film number, 0 to 1: like all of the seeds, or very like one. */
export function scoreSeeds(likeness: FilmLikeness, films: number, seeds: Seeds): Float32Array {
  const sum = new Float32Array(films);
  const best = new Float32Array(films);
  for (const seed of seeds.numbers) {
    const alike = likenessToSeeds(likeness, [seed], seeds);
    for (let film = 0; film < films; film += 1) {
      sum[film]! += alike[film]!;
      if (alike[film]! > best[film]!) best[film] = alike[film]!;
    }
  }
  const share = togetherShare / Math.max(1, seeds.numbers.length);
  for (let film = 0; film < films; film += 1)
    best[film] = share * sum[film]! + (1 - togetherShare) * best[film]!;
  return best;
}

/** By film number, 0 to 1: like the seeds taken together, however many they are. No seed is like itself. */
export function likenessToSeeds(likeness: FilmLikeness, own: readonly number[], seeds: Seeds): Float32Array {
  const alike = likeness.likenessTo(own);
  const isKnown = ({ tmdbId }: SimilarFilm) => seeds.numberOf(tmdbId) !== undefined;
  const listed = own.filter((seed) => (seeds.neighboursOf(seed) ?? []).some(isKnown));
  const usual = Math.max(leastLikeness, valueInPlace(alike, placeAmong(alike.length)));
  const scale = 1 - (serviceShare * listed.length) / Math.max(1, own.length);
  for (let film = 0; film < alike.length; film += 1) alike[film] = scale * compress(alike[film]!, usual);
  for (const seed of listed) {
    for (const { tmdbId, fit } of seeds.neighboursOf(seed) ?? []) {
      const film = seeds.numberOf(tmdbId);
      if (film !== undefined && film !== seed) alike[film]! += (serviceShare * fit) / own.length;
    }
  }
  return alike;
}

/** Rises evenly up to what is usual, and from there ever more slowly towards 1. */
function compress(value: number, usual: number): number {
  if (value <= usual) return (usualLikeness * value) / usual;
  return 1 - (1 - usualLikeness) * (usual / value);
}

function placeAmong(films: number): number {
  return Math.min(usualPlace.last, Math.ceil(Math.max(1, films) / usualPlace.filmsAPlace));
}

function valueInPlace(values: Float32Array, place: number): number {
  const best = new Float32Array(place);
  for (const value of values) {
    if (value <= best[place - 1]!) continue;
    let at = place - 1;
    for (; at > 0 && best[at - 1]! < value; at -= 1) best[at] = best[at - 1]!;
    best[at] = value;
  }
  return best[place - 1]!;
}

/** The seed that the film is most like; null where it is like none. */
export function findNearestSeed(likeness: FilmLikeness, film: number, seeds: Seeds): number | null {
  const alikeTo = likeness.compareWith(film);
  let nearest: number | null = null;
  let most = 0;
  for (const seed of seeds.numbers) {
    const said = seeds.neighboursOf(seed)?.find(({ tmdbId }) => seeds.numberOf(tmdbId) === film)?.fit ?? 0;
    const alike = alikeTo(seed) + said;
    if (seed === film || alike <= most) continue;
    nearest = seed;
    most = alike;
  }
  return nearest;
}
