/** Reads recommended films from an answer and keeps of them what a card shows. */
import { recommendations } from '@kinora/contracts/limits';
import type { ForYouAnswer, RecommendationsAnswer } from '@kinora/contracts/recommendations';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import type { MovieCardData } from '../movies/movie-shapes.ts';
import { toCard } from '../movies/read-movies.ts';
import { reasonTexts } from './reason-texts.ts';
import { tellReasons } from './tell-reason.ts';

/** At most twelve, each with the reason that tells most beside the others. */
export function readRecommendations(answer: unknown): MovieCardData[] {
  // As below: the entries are the API's promise.
  const entries = listIn(answer).slice(0, recommendations.shown) as RecommendationsAnswer['recommendations'];
  const reasons = tellReasons(entries.map((entry) => entry.reasons));
  return entries.map(({ movie }, place) => {
    const note = reasons[place];
    return note === undefined ? toCard(movie) : { ...toCard(movie), note };
  });
}

/** Each with the film of the user's own that led to it. */
export function readForYou(answer: unknown): MovieCardData[] {
  // As below.
  const entries = listIn(answer) as ForYouAnswer['recommendations'];
  return entries.map(({ movie, because }) => ({
    ...toCard(movie),
    note: reasonTexts.because(because.list, because.title),
  }));
}

/** Only the outline is checked again here; the API promises the shape of the entries. */
function listIn(answer: unknown): unknown[] {
  if (!isObject(answer) || !Array.isArray(answer['recommendations'])) throw unexpectedAnswer();
  return answer['recommendations'];
}
