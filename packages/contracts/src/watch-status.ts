/**
 * | call | body | answer | failures |
 * |---|---|---|---|
 * | GET api/user/watch-status | | `WatchStatusEntry[]`, newest first | not-signed-in |
 * | POST api/user/watch-status | `{tmdb_id, status}` | `WatchStatusEntry`; a film has one status, the last one set | not-signed-in, movie-not-found, list-full |
 * | DELETE api/user/watch-status/{tmdb_id} | | `{message: 'Watch status removed'}` | not-signed-in, no-watch-status |
 */
import type { KeptMovie } from './kept-movie.ts';

export const watchStatuses = ['watched', 'want_to_watch'] as const;

export type WatchStatus = (typeof watchStatuses)[number];

export type WatchStatusEntry = KeptMovie & { status: WatchStatus };

export const watchStatusPath = 'api/user/watch-status';

export const watchStatusAnswers = { removed: 'Watch status removed' } as const;
