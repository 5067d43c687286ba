/** The films that a user's list is made from, and how much each says. */
import type { PersonalFilm, PersonalWish } from '@kinora/contracts/recommendations';
import { factKinds, type RecommendationModel } from '../model/recommendation-model.ts';
import { filmNumber } from './served-model.ts';

export interface Seed {
  tmdbId: number;
  /** Its number in the model. */
  film: number;
  list: PersonalFilm['because']['list'];
  weight: number;
}

/** What a film says by the list that it is in; in several lists the first counts. */
const worths = [
  ['liked', 1],
  ['wanted', 0.6],
  ['watched', 0.3],
] as const;

/** A film counts half when so many of its list came after it, and never less than the floor. */
const halfAfter = 40;
const floor = 0.2;

/** The films of the wish that the model knows. A crowd of one genre counts as its root, so that it does not drown the rest. */
export function seedsOf(model: RecommendationModel, wish: PersonalWish): Seed[] {
  const seeds = new Map<number, Seed>();
  for (const [list, worth] of worths) {
    for (const [place, tmdbId] of wish[list].entries()) {
      const film = filmNumber(model.filmIds, tmdbId);
      if (film === -1 || seeds.has(film)) continue;
      seeds.set(film, { tmdbId, film, list, weight: worth * Math.max(floor, 0.5 ** (place / halfAfter)) });
    }
  }
  return thinned(model, [...seeds.values()]);
}

function thinned(model: RecommendationModel, seeds: readonly Seed[]): Seed[] {
  const crowds = new Map<number, number>();
  for (const { film } of seeds)
    for (const genre of genresOf(model, film)) crowds.set(genre, (crowds.get(genre) ?? 0) + 1);
  return seeds.map((seed) => {
    const sizes = genresOf(model, seed.film).map((genre) => crowds.get(genre) ?? 1);
    const crowd = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
    return { ...seed, weight: seed.weight / Math.sqrt(Math.max(1, crowd)) };
  });
}

function genresOf({ facts }: RecommendationModel, film: number): number[] {
  const row = facts.facts.subarray(facts.starts[film], facts.starts[film + 1]);
  const genre = factKinds.indexOf('genre');
  return Array.from(row).filter((fact) => facts.kinds[fact] === genre);
}
