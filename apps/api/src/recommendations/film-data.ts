/** What recommendations need of the film data. Both reject with the catalogue's failures. */
import type { Credits, MovieDetails } from '@kinora/contracts/movies';

export interface FilmData {
  findMovie(tmdbId: number): Promise<MovieDetails>;
  findCredits(tmdbId: number): Promise<Credits>;
}
