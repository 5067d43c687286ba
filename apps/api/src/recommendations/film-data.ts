/** What recommendations need of the film data. Both reject with the catalogue's failures, or with the signal's reason. */
import type { Asking } from '@kinora/catalogue/catalogue';
import type { Credits, MovieDetails } from '@kinora/contracts/movies';

export interface FilmData {
  findMovie(tmdbId: number, asking?: Asking): Promise<MovieDetails>;
  findCredits(tmdbId: number, asking?: Asking): Promise<Credits>;
}
