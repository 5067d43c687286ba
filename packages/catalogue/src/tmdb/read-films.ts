/** Films as TMDB sends them, alone and in lists. What the contracts do not name passes through. */
import { paging } from '@kinora/contracts/limits';
import type { MovieDetails, MoviePage } from '@kinora/contracts/movies';
import { z } from 'zod';
import * as field from './read-fields.ts';

/** What every film has, wherever it stands. */
const film = {
  adult: field.flag,
  backdrop_path: field.picturePath,
  id: field.id,
  original_language: field.text,
  original_title: field.text,
  title: field.name,
  overview: field.text,
  popularity: field.amount,
  poster_path: field.picturePath,
  release_date: field.date,
  video: field.flag,
  vote_average: field.vote,
  vote_count: field.count,
};

export const filmEntry = z.looseObject({
  ...film,
  genre_ids: z
    .array(z.int())
    .nullish()
    .transform((ids) => ids ?? []),
});

const page = z.looseObject({
  page: z.int(),
  results: field.mostlyGood(filmEntry),
  total_pages: z.int().min(0),
  total_results: z.int().min(0),
});

const spanOfDates = z.object({ maximum: z.iso.date(), minimum: z.iso.date() });

/**
 * Entries that are no films are left out, and so are films for adults, repeated ones and more than a page has; throws
 * where the body is not a page, or most of it are no films.
 * @param asked the number of the page that was asked for
 */
export function readPage(body: unknown, asked: number): MoviePage {
  const { results, dates, ...rest } = page.parse(body);
  const span = spanOfDates.safeParse(dates);
  return {
    ...rest,
    ...(span.success && { dates: span.data }),
    page: asked,
    results: field
      .firstOfEach(results, (entry) => entry.id)
      .filter(isForEverybody)
      .slice(0, paging.pageSize),
    // TMDB counts more pages than it gives out.
    total_pages: Math.min(Math.max(rest.total_pages, paging.firstPage), paging.lastPage),
  };
}

export function isForEverybody({ adult }: { adult: boolean }): boolean {
  return !adult;
}

const idAndName = z.looseObject({ id: z.int(), name: field.name });

const details = z.looseObject({
  ...film,
  belongs_to_collection: idAndName
    .extend({ poster_path: field.picturePath, backdrop_path: field.picturePath })
    .nullish()
    .catch(null)
    .transform((collection) => collection ?? null),
  budget: field.amount,
  genres: field.goodOnesOf(idAndName),
  homepage: field.webPage,
  imdb_id: field.textOrNull,
  origin_country: field.goodOnesOf(z.string()),
  production_companies: field.goodOnesOf(
    idAndName.extend({ logo_path: field.picturePath, origin_country: field.text }),
  ),
  production_countries: field.goodOnesOf(z.looseObject({ iso_3166_1: z.string(), name: field.text })),
  revenue: field.amount,
  runtime: field.wholeNumberOrNull,
  spoken_languages: field.goodOnesOf(
    z.looseObject({ english_name: field.text, iso_639_1: z.string(), name: field.text }),
  ),
  status: field.text,
  tagline: field.text,
});

/** Undefined for a film for adults; throws where the body is not that film. */
export function readDetails(body: unknown, id: number): MovieDetails | undefined {
  const found = details.parse(body);
  if (found.id !== id) throw new Error('it is another film');
  return found.adult ? undefined : found;
}
