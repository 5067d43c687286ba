/** Makes a model of films and, where there are any, of people's likes. */
import type { FilmProfile } from '../features/film-profile.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { RecommendationModel } from '../model/recommendation-model.ts';

export interface TrainingInput {
  profiles: readonly FilmProfile[];
  /** Items number `profiles`. Null before anyone has liked anything. */
  interactions: Interactions | null;
  /** When this is, for the card. */
  now: Date;
}

export function trainModel(input: TrainingInput): Promise<RecommendationModel> {
  return Promise.reject(new Error(`Nothing is trained of ${input.profiles.length} films yet`));
}
