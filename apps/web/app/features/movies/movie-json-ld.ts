/** A film in the words of schema.org. */
import { castPath, moviePath } from './movie-paths.ts';
import type { MoviePageData } from './movie-shapes.ts';

/**
 * The rating is left out: schema.org wants the number of votes beside it, which is not always known.
 * `absolute` makes an address of a path.
 */
export function movieJsonLd(
  movie: MoviePageData,
  picture: string | undefined,
  absolute: (path: string) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: movie.title,
    ...(movie.originalTitle === movie.title ? {} : { alternateName: movie.originalTitle }),
    url: absolute(moviePath(movie.id)),
    ...(picture === undefined ? {} : { image: absolute(picture) }),
    description: movie.overview,
    ...(movie.releaseDate === '' ? {} : { datePublished: movie.releaseDate }),
    ...(movie.runtime > 0 ? { duration: `PT${movie.runtime}M` } : {}),
    inLanguage: movie.language,
    genre: movie.genres.map(({ name }) => name),
    director: movie.directors.map(({ name }) => ({ '@type': 'Person', name })),
    actor: (movie.cast ?? []).slice(0, 12).map(({ id, name }) => ({
      '@type': 'Person',
      name,
      url: absolute(castPath(id, name)),
    })),
    productionCompany: movie.companies.map(({ name }) => ({ '@type': 'Organization', name })),
  };
}
