/**
 * | call | body | answer | failures |
 * |---|---|---|---|
 * | GET api/user/likes | | `LikedMovie[]`, newest first | not-signed-in |
 * | POST api/user/likes | `{tmdb_id}` | 201 `{message: 'Movie liked', like_id}` | not-signed-in, movie-not-found, already-liked (409), list-full |
 * | DELETE api/user/likes/{tmdb_id} | | `{message: 'Like removed'}` | not-signed-in, not-liked |
 */
import type { KeptMovie } from './kept-movie.ts';

export type LikedMovie = KeptMovie & { like_id: number };

export const likesPath = 'api/user/likes';

export const likesAnswers = { liked: 'Movie liked', removed: 'Like removed' } as const;
