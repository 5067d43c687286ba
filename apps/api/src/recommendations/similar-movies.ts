/** Films like a film: what the service recommends, resolved through the film data, all within one budget of time. */
import type { Asking } from '@kinora/catalogue/catalogue';
import { recommendations } from '@kinora/contracts/limits';
import type { Credits, MovieDetails } from '@kinora/contracts/movies';
import type { RecommendationsAnswer, RecommendedFilm } from '@kinora/contracts/recommendations';
import { describeFilm } from './describe-film.ts';
import type { FilmData } from './film-data.ts';
import type { Recommender } from './recommender.ts';
import { resolveFilms } from './resolve-films.ts';
import { within } from './within.ts';

export interface SimilarMovies {
  answer: RecommendationsAnswer;
  /** False where the film data was too slow or down for some films. */
  isComplete: boolean;
}

export interface SimilarMoviesParts {
  recommender: Recommender;
  filmData: FilmData;
  /** Aborts when an answer is not waited for any longer. */
  startBudget?: () => AbortSignal;
}

/**
 * Rejects with `movie-not-found` for a film that is not in the catalogue, with the catalogue's failures where the film
 * itself cannot be read, and with those of the `Recommender`. The signal aborts when nobody waits any more.
 */
export type FindSimilarMovies = (tmdbId: number, signal?: AbortSignal) => Promise<SimilarMovies>;

export function createSimilarMovies(parts: SimilarMoviesParts): FindSimilarMovies {
  const { recommender, filmData, startBudget = startUsualBudget } = parts;

  async function recommendByWords(
    movie: MovieDetails,
    timeUp: AbortSignal,
    asking: Asking,
  ): Promise<RecommendedFilm[]> {
    const credits = await within(filmData.findCredits(movie.id, asking), timeUp).catch(() => nobodyOf(movie));
    const film = describeFilm(movie, credits);
    return recommender.recommendForDescribed({ film, top_n: recommendations.requested }, timeUp);
  }

  return async (tmdbId, signal) => {
    const budget = startBudget();
    const timeUp = signal ? AbortSignal.any([budget, signal]) : budget;
    const asking = signal ? { signal } : {};
    // What comes too late for this answer may be in time for the next one, so the film data is not told of the budget.
    const movie = await within(filmData.findMovie(tmdbId, asking), timeUp);
    const known = await recommender.recommendFor(tmdbId, recommendations.requested, timeUp);
    const list = known.length > 0 ? known : await recommendByWords(movie, timeUp, asking);
    const shown = list.slice(0, recommendations.shown);
    const { films, isComplete } = await resolveFilms(shown, filmData, timeUp, asking);
    const entries = films.map(({ film: { rating, reasons }, movie: card }) => ({
      movie: card,
      rating,
      reasons,
    }));
    return { answer: { recommendations: entries }, isComplete };
  };
}

export function startUsualBudget(): AbortSignal {
  return AbortSignal.timeout(recommendations.budget);
}

/** A film of which only the people cannot be read is still described. */
function nobodyOf({ id }: MovieDetails): Credits {
  return { id, cast: [], crew: [] };
}
