import { z } from 'zod';
import { largestId } from '../limits.ts';

export const filmIdFault = { error: `A movie's id is a whole number from 1 to ${largestId}.` };

/** TMDB's number of a film, as a body or an answer holds it. */
export const filmId = z.int(filmIdFault).min(1, filmIdFault).max(largestId, filmIdFault);
