import { z } from 'zod';
import { type WatchStatusEntry, watchStatusAnswers, watchStatuses } from '../watch-status.ts';
import { filmId } from './film-id.ts';
import { keptMovie } from './kept-movie.ts';

const status = z.enum(watchStatuses, { error: `The status must be ${watchStatuses.join(' or ')}.` });

/** The body of `POST api/user/watch-status`. */
export const watchStatusFields = { tmdb_id: filmId, status };

export const watchStatusEntry = keptMovie.extend({ status }) satisfies z.ZodType<WatchStatusEntry>;

export const watchStatusRemoved = z.object({ message: z.literal(watchStatusAnswers.removed) });
