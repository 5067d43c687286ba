/**
 * Makes the content model: per field a sum over shared terms, weighted by how rare they are, the fields added up with their
 * weights, the closeness of tone and year added, and the whole lifted by how known and well rated a film is.
 */
import { isForFamilies, isHorror } from '../features/audience.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import type { ContentModel } from './content-model.ts';
import { joinFields } from './joined-fields.ts';
import { liftsOf } from './prior.ts';
import { addProducts, productOf, rowAt, type SparseRow } from './sparse-rows.ts';
import { addToneCloseness, type Tone, toneAt, traceTones } from './tone.ts';
import { type ContentWeights, contentWeights } from './weights.ts';
import { addYearCloseness, agesOf } from './years.ts';

/** What is left of the score of a horror film beside one for families, however much they share; a rule of sense, not fitted. */
const horrorForFamilies = 0.5;

export interface ContentOptions {
  weights?: ContentWeights;
}

/** A film that others are compared with. */
interface Seed {
  row: SparseRow;
  age: number;
  tone: Tone;
  isForFamilies: boolean;
}

/** For any number of films from 1 on; fields of a film may be empty. */
export function trainContent(profiles: readonly FilmProfile[], options: ContentOptions = {}): ContentModel {
  const weights = options.weights ?? contentWeights;
  const films = profiles.length;
  const { rows, filmsOfTerm, rowOfProfile } = joinFields(profiles, weights);
  const lengths = Float32Array.from(profiles, (_, film) => Math.sqrt(productOf(rows, film, film)));
  const ages = agesOf(profiles);
  const tones = traceTones(profiles);
  const lifts = liftsOf(profiles, weights.prior);
  const isGrim = Uint8Array.from(profiles, (profile) => (isHorror(profile) ? 1 : 0));

  function scoresBeside(seed: Seed): Float32Array {
    const scores = new Float32Array(films);
    addProducts(scores, seed.row, filmsOfTerm);
    if (weights.year > 0) addYearCloseness(scores, ages, { age: seed.age, weight: weights.year });
    if (weights.tone > 0) addToneCloseness(scores, tones, { tone: seed.tone, weight: weights.tone });
    for (let film = 0; film < films; film += 1)
      scores[film]! *= lifts[film]! * (seed.isForFamilies && isGrim[film] === 1 ? horrorForFamilies : 1);
    return scores;
  }

  return {
    films,
    scoresOf(film) {
      const scores = scoresBeside({
        row: rowAt(rows, film),
        age: ages.distinct[ages.places[film]!]!,
        tone: toneAt(tones, film),
        isForFamilies: isForFamilies(profiles[film]!),
      });
      scores[film] = 0;
      return scores;
    },
    scoresOfProfile: (profile) =>
      scoresBeside({
        row: rowOfProfile(profile),
        age: ages.ageOf(profile.year),
        tone: tones.toneOf(profile),
        isForFamilies: isForFamilies(profile),
      }),
    likeness(one, other) {
      const length = lengths[one]! * lengths[other]!;
      return length > 0 ? Math.min(1, productOf(rows, one, other) / length) : 0;
    },
  };
}
