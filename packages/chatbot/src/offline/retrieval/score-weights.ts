/** What each part of a score counts for. */
import type { ScoreParts } from './retrieval.ts';

export const scoreWeights: Readonly<ScoreParts> = {
  likeness: 1.3,
  words: 1.2,
  themes: 0.5,
  moods: 0.4,
  genres: 0.6,
  people: 0.8,
  taste: 0.35,
  prior: 0.4,
};

/** What a film loses for every wish, as it was made, that it breaks. */
export const brokenWishCost = 0.2;
