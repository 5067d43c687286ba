/** A film as a user's lists hold it. */
import { z } from 'zod';
import type { KeptMovie } from '../kept-movie.ts';
import { filmId } from './film-id.ts';

export const keptMovie = z.object({
  tmdb_id: filmId,
  movie_id: z.int().min(1).describe("The site's own number of the film."),
  title: z.string(),
  overview: z.string(),
  poster_path: z
    .string()
    .nullable()
    .describe('A path below the picture host; null where there is no poster.'),
  vote_average: z.number().min(0).max(10),
}) satisfies z.ZodType<KeptMovie>;

/** The body of every call that names a film. */
export const filmFields = { tmdb_id: filmId };
