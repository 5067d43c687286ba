/**
 * | call | body | answer | failures |
 * |---|---|---|---|
 * | GET api/user/recently-visited | | `KeptMovie[]`, newest first, one entry a film, the newest 100 | not-signed-in |
 * | POST api/user/recently-visited | `{tmdb_id}` | `KeptMovie` | not-signed-in, movie-not-found |
 * | DELETE api/user/recently-visited | | `{message: 'Visits cleared'}` | not-signed-in |
 */
export const recentlyVisitedPath = 'api/user/recently-visited';

export const recentlyVisitedAnswers = { cleared: 'Visits cleared' } as const;
