/**
 * The calls of recommendations, apart from their shapes so that a browser loads no more than it needs.
 *
 * | call | answer | failures |
 * |---|---|---|
 * | GET api/recommendations/{tmdb_id} | `RecommendationsAnswer`, best first | movie-not-found, recommendations-down (502), recommendations-slow (504) |
 * | GET api/user/recommendations | `ForYouAnswer`, best first | not-signed-in, recommendations-down (502), recommendations-slow (504) |
 */
export const recommendationsPath = 'api/recommendations';

export const forYouPath = 'api/user/recommendations';
