/** A film as `films.ndjson` keeps it: one JSON object a line, sorted by id. */
import { genres } from '@kinora/contracts/genres';
import { largestId } from '@kinora/contracts/limits';
import { z } from 'zod';

const id = z.int().min(1).max(largestId);
const name = z.string().trim().min(1);
const namedId = z.strictObject({ id, name });
const genreIds = genres.map((genre) => genre.id);

export const filmSchema = z.strictObject({
  id,
  title: name,
  original_title: name,
  release_date: z.iso.date(),
  /** Minutes. */
  runtime: z.int().min(1),
  /** TMDB's genre ids. */
  genres: z.array(z.literal(genreIds)).min(1),
  /** The original language, ISO 639-1. */
  language: z.string().regex(/^[a-z]{2}$/),
  /** The main producing countries, ISO 3166-1. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  vote_average: z.number().min(0).max(10),
  /** How widely known and sought the film is today; the number of votes is not known. */
  notability: z.int().min(1).max(100),
  overview: z.string(),
  keywords: z.array(name),
  moods: z.array(name),
  directors: z.array(namedId),
  /** In billing order; `character` may be empty. */
  cast: z.array(namedId.extend({ character: z.string() })),
  companies: z.array(namedId),
});

export type Film = z.infer<typeof filmSchema>;
export type FilmPerson = z.infer<typeof namedId>;
export type FilmCompany = z.infer<typeof namedId>;
