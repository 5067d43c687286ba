/**
 * How alike films are in tone. Moods and genres that seldom meet in one film are far apart ('family-friendly' and 'gory'), those
 * that often meet are near, so that films are close without sharing a word, and a film without moods has a tone by its genres.
 */
import type { FilmProfile } from '../features/film-profile.ts';
import { isTellingGenre } from '../features/telling-traits.ts';

/** What a film's tone is made of: numbers of moods and genres, and what their sum is to be divided by to have the length 1. */
export interface Tone {
  units: Uint32Array;
  length: number;
}

export interface Tones {
  /** Film `f` has `units[starts[f]]` up to `units[starts[f + 1]]`, and `lengths[f]`. */
  starts: Uint32Array;
  units: Uint32Array;
  lengths: Float64Array;
  toneOf(profile: FilmProfile): Tone;
  /** Square, one row a unit: how often two meet beside how often they would by chance. */
  relations: Float64Array;
  width: number;
}

/** Films that are added to what was counted and what was expected, so that a pair of rare ones is not far apart by chance. */
const smoothing = 3;

function unitsOf({ moods, genres }: FilmProfile): string[] {
  const telling = genres.filter(isTellingGenre);
  return [...new Set([...moods.map((mood) => `mood ${mood}`), ...telling.map((id) => `genre ${id}`)])];
}

/** Pointwise mutual information (Church and Hanks, 1990) of all pairs, row by row. */
function relateUnits(films: readonly Uint32Array[], width: number): Float64Array {
  const together = new Float64Array(width * width);
  for (const units of films)
    for (const one of units) for (const other of units) together[one * width + other]! += 1;
  return together.map((count, at) => {
    const one = Math.floor(at / width);
    const other = at % width;
    const expected = (together[one * width + one]! * together[other * width + other]!) / films.length;
    return Math.log((count + smoothing) / (expected + smoothing));
  });
}

export function traceTones(profiles: readonly FilmProfile[]): Tones {
  const numbers = new Map<string, number>();
  for (const profile of profiles)
    for (const unit of unitsOf(profile)) if (!numbers.has(unit)) numbers.set(unit, numbers.size);
  const width = numbers.size;
  const known = (profile: FilmProfile) =>
    Uint32Array.from(unitsOf(profile).flatMap((unit) => numbers.get(unit) ?? []));
  const units = profiles.map((profile) => known(profile));
  const relations = relateUnits(units, width);

  function measure(own: Uint32Array): Tone {
    const sums = sumRelations(relations, width, own);
    return { units: own, length: Math.sqrt(sums.reduce((sum, value) => sum + value * value, 0)) || 1 };
  }

  const starts = new Uint32Array(profiles.length + 1);
  for (const [film, own] of units.entries()) starts[film + 1] = starts[film]! + own.length;
  const all = new Uint32Array(starts[profiles.length] ?? 0);
  for (const [film, own] of units.entries()) all.set(own, starts[film]);
  return {
    starts,
    units: all,
    lengths: Float64Array.from(units, (own) => measure(own).length),
    toneOf: (profile) => measure(known(profile)),
    relations,
    width,
  };
}

/** The direction of a tone: the sum of the rows of its units. */
function sumRelations(relations: Float64Array, width: number, units: Uint32Array): Float64Array {
  const sums = new Float64Array(width);
  for (const unit of units) for (let at = 0; at < width; at += 1) sums[at]! += relations[unit * width + at]!;
  return sums;
}

/** Adds up to `weight` for the same tone, half of it where nothing is known, nothing for the opposite. */
export function addToneCloseness(
  scores: Float32Array,
  { starts, units, lengths, relations, width }: Tones,
  wanted: { tone: Tone; weight: number },
) {
  const { tone, weight } = wanted;
  const direction = sumRelations(relations, width, tone.units);
  // A film's cosine is the sum over its units, so what each unit adds is found once for all films.
  const share = Float64Array.from({ length: width }, (_, unit) => {
    let product = 0;
    for (let at = 0; at < width; at += 1) product += direction[at]! * relations[unit * width + at]!;
    return product / tone.length;
  });
  for (let film = 0; film < scores.length; film += 1) {
    let sum = 0;
    const end = starts[film + 1]!;
    for (let at = starts[film]!; at < end; at += 1) sum += share[units[at]!]!;
    scores[film]! += (weight * (1 + sum / lengths[film]!)) / 2;
  }
}

/** The tone of a film of the model. */
export function toneAt({ starts, units, lengths }: Tones, film: number): Tone {
  return { units: units.subarray(starts[film], starts[film + 1]), length: lengths[film]! };
}
