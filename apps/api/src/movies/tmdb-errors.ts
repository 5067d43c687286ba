/** Failures in the words of TMDB's error body, which is what its clients understand. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { TmdbError } from '@kinora/contracts/tmdb-error';
import type { Refusal } from '../http/thrown.ts';

const numbers: Partial<Record<FailureCode, number>> = {
  'invalid-input': 5,
  'not-found': 34,
  'movie-not-found': 34,
  'person-not-found': 34,
  'page-out-of-range': 22,
  'method-not-allowed': 42,
  'too-many-requests': 25,
  'too-busy': 9,
  'catalogue-down': 43,
  'catalogue-slow': 24,
};

/** TMDB's own number for a fault of the server. */
const internalError = 11;

export function tmdbError({ code, message }: Refusal): TmdbError {
  return { success: false, status_code: numbers[code] ?? internalError, status_message: message };
}
