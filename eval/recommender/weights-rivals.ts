/** What the weights are printed beside: simple ways to fill a list. */
import { randomScores } from '@kinora/recommender/collaborative/random-scores';
import type { ContentModel } from '@kinora/recommender/content/content-model';
import { trainContent } from '@kinora/recommender/content/train-content';
import type { FilmProfile } from '@kinora/recommender/features/film-profile';
import type { Question } from './weights-questions.ts';
import { contentWeightsOf, evenWeights, noPrior, type Part } from './weights-parts.ts';

export type Answer = (question: Question) => Float32Array;

export function answerByFame(profiles: readonly FilmProfile[]): Answer {
  const fame = Float32Array.from(profiles, ({ prominence }) => prominence ?? 0);
  return () => fame;
}

export function answerByChance(films: number): Answer {
  const chance = randomScores(films, 1);
  return ({ seed }) => chance.scoresOf(seed);
}

function withoutSpaces(names: readonly (string | number)[]): string[] {
  return names.map((name) => String(name).replaceAll(/\W+/gu, ''));
}

/** All that is known of a film as one text; a name, theme or genre is one word of it. */
function bagOf(profile: FilmProfile, hidden: ReadonlySet<Part>): FilmProfile {
  const words = [
    profile.title,
    profile.overview,
    ...withoutSpaces(profile.genres.map((genre) => `genre${genre}`)),
    ...withoutSpaces(profile.companies.map(({ name }) => name)),
    ...(hidden.has('themes') ? [] : withoutSpaces(profile.themes)),
    ...(hidden.has('moods') ? [] : withoutSpaces(profile.moods)),
    ...(hidden.has('cast')
      ? []
      : withoutSpaces([...profile.cast, ...profile.directors].map(({ name }) => name))),
  ];
  return { ...profile, overview: words.join(' ') };
}

/** TF-IDF over one bag of words. */
export function answerByBag(profiles: readonly FilmProfile[]): Answer {
  const models = new Map<string, ContentModel>();
  const weights = contentWeightsOf({ parts: { ...evenWeights(0), overview: 1 }, prior: noPrior });
  return ({ seed, hidden }) => {
    const key = [...hidden].join(' ');
    const bags = () => profiles.map((profile) => bagOf(profile, hidden));
    const model = models.get(key) ?? trainContent(bags(), { weights });
    models.set(key, model);
    return model.scoresOf(seed);
  };
}
