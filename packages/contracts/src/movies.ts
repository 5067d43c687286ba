/** Films as TMDB puts them on the wire. Fields that we do not name pass through. */
import { z } from 'zod';

const picturePath = z.string().nullable().describe('Below the picture host, with a size before it.');

const listItem = z.looseObject({
  adult: z.boolean(),
  backdrop_path: picturePath,
  genre_ids: z.array(z.number().int()),
  id: z.number().int(),
  original_language: z.string(),
  original_title: z.string(),
  title: z.string(),
  overview: z.string(),
  popularity: z.number(),
  poster_path: picturePath,
  release_date: z.string().describe('`YYYY-MM-DD`, or an empty string when unknown.'),
  video: z.boolean(),
  vote_average: z.number().min(0).max(10),
  vote_count: z.number().int(),
});

export const movieListItem = listItem;
export type MovieListItem = z.infer<typeof movieListItem>;

export const moviePage = z.looseObject({
  page: z.number().int(),
  results: z.array(movieListItem),
  total_pages: z.number().int(),
  total_results: z.number().int(),
  dates: z
    .object({ maximum: z.string(), minimum: z.string() })
    .optional()
    .describe('Only on now_playing: the span of release dates, both `YYYY-MM-DD`.'),
});
export type MoviePage = z.infer<typeof moviePage>;

const idAndName = z.looseObject({ id: z.number().int(), name: z.string() });

export const movieDetails = listItem.omit({ genre_ids: true }).extend({
  belongs_to_collection: idAndName
    .extend({ poster_path: z.string().nullable(), backdrop_path: z.string().nullable() })
    .nullable(),
  budget: z.number(),
  genres: z.array(idAndName),
  homepage: z.string().nullable(),
  imdb_id: z.string().nullable(),
  origin_country: z.array(z.string()),
  production_companies: z.array(
    idAndName.extend({ logo_path: z.string().nullable(), origin_country: z.string() }),
  ),
  production_countries: z.array(z.looseObject({ iso_3166_1: z.string(), name: z.string() })),
  revenue: z.number(),
  runtime: z.number().int().nullable().describe('Minutes; 0 or null when unknown.'),
  spoken_languages: z.array(
    z.looseObject({ english_name: z.string(), iso_639_1: z.string(), name: z.string() }),
  ),
  status: z.string(),
  tagline: z.string(),
});
export type MovieDetails = z.infer<typeof movieDetails>;

const person = z.looseObject({
  adult: z.boolean(),
  gender: z.number().int().nullable(),
  id: z.number().int(),
  known_for_department: z.string(),
  name: z.string(),
  original_name: z.string(),
  popularity: z.number(),
  profile_path: picturePath,
  credit_id: z
    .string()
    .describe('24 hexadecimal digits. A person may stand in one film several times; this tells them apart.'),
});

export const castMember = person.extend({
  cast_id: z.number().int(),
  character: z.string().describe('May be empty.'),
  order: z.number().int(),
});
export type CastMember = z.infer<typeof castMember>;

export const crewMember = person.extend({ department: z.string(), job: z.string() });

export const credits = z.looseObject({
  id: z.number().int(),
  cast: z.array(castMember),
  crew: z.array(crewMember),
});
export type Credits = z.infer<typeof credits>;

export const personMovieCredits = z.looseObject({
  cast: z.array(
    movieListItem.extend({ character: z.string(), credit_id: z.string(), order: z.number().int() }),
  ),
  crew: z.array(movieListItem.extend({ credit_id: z.string(), department: z.string(), job: z.string() })),
  id: z.number().int(),
});
export type PersonMovieCredits = z.infer<typeof personMovieCredits>;
