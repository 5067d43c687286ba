/** Turns what the service recommends into films that can be shown. */
import type { Asking } from '@kinora/catalogue/catalogue';
import { isFailure } from '@kinora/contracts/failure';
import type { MovieDetails } from '@kinora/contracts/movies';
import type { RecommendationsAnswer, RecommendedFilm } from '@kinora/contracts/recommendations';
import type { FilmData } from './film-data.ts';
import { within } from './within.ts';

type Movie = RecommendationsAnswer['recommendations'][number]['movie'];

export interface ResolvedFilms<Film> {
  /** In the order of the list. */
  films: { film: Film; movie: Movie }[];
  /** False where a film is missing that another time may bring: the film data was slow or down. */
  isComplete: boolean;
}

/** A film that cannot be resolved in time is left out. */
export async function resolveFilms<Film extends Pick<RecommendedFilm, 'tmdbId'>>(
  list: readonly Film[],
  { findMovie }: Pick<FilmData, 'findMovie'>,
  timeUp: AbortSignal,
  asking?: Asking,
): Promise<ResolvedFilms<Film>> {
  const films: { film: Film; movie: Movie }[] = [];
  let isComplete = true;
  const answers = await Promise.allSettled(
    list.map(({ tmdbId }) => within(findMovie(tmdbId, asking), timeUp)),
  );
  for (const [place, answer] of answers.entries()) {
    const film = list[place];
    if (film === undefined) continue;
    if (answer.status === 'fulfilled') films.push({ film, movie: cardOf(answer.value) });
    else if (!isNotThere(answer.reason)) isComplete = false;
  }
  return { films, isComplete };
}

function isNotThere(thrown: unknown): boolean {
  return isFailure(thrown) && thrown.code === 'movie-not-found';
}

function cardOf({ id, title, poster_path, release_date, vote_average }: MovieDetails): Movie {
  return { id, title, poster_path, release_date, vote_average };
}
