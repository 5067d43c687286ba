/**
 * What each part of a score counts for. What was said outright weighs more than what is guessed: words and seeds choose the
 * films, the prior decides among films that fit alike, and the visitor's own films only lean the list.
 *
 * Measured by hiding a film of the shipped catalogue and asking by words of its themes and summary: with words at 2.5 times
 * the prior, the mean reciprocal rank is within .04 of what words alone reach, with 1.5 times it is .06 to .12 below; with three
 * times, as here, films about as fitting still come in the order of their worth.
 */
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
