/** A film in the words of the recommendation service, for one that it may not know. */
import type { Credits, MovieDetails } from '@kinora/contracts/movies';
import type { DescribedFilm } from '@kinora/contracts/recommendations';

/** What is further down the bill says little; the contract would refuse it at ten times as many. */
const most = { cast: 50, genres: 40, directors: 20, companies: 20 };

export function describeFilm(movie: MovieDetails, credits: Credits): DescribedFilm['film'] {
  const billed = credits.cast.toSorted((one, other) => one.order - other.order);
  const directors = credits.crew.filter(({ job }) => job === 'Director');
  return {
    tmdbId: movie.id,
    title: movie.title.slice(0, 500),
    overview: movie.overview.slice(0, 5_000),
    year: yearOf(movie.release_date),
    genres: movie.genres.slice(0, most.genres).map(({ id }) => id),
    themes: [],
    directors: directors.slice(0, most.directors).map(idAndName),
    cast: billed.slice(0, most.cast).map(idAndName),
    companies: movie.production_companies.slice(0, most.companies).map(idAndName),
  };
}

/** TMDB sends an empty string for an unknown date, and knows dates that nobody filmed at. */
function yearOf(releaseDate: string): number | null {
  const year = Number(releaseDate.slice(0, 4));
  return year >= 1870 && year <= 2200 ? year : null;
}

function idAndName({ id, name }: { id: number; name: string }): { id: number; name: string } {
  return { id, name };
}
