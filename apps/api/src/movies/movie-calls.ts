/** The calls of `/api/tmdb/`, how they are asked of the catalogue and under which key an answer is kept. */
import type { Asking, Catalogue, GenreWish } from '@kinora/catalogue/catalogue';
import type { MovieList } from '@kinora/contracts/movie-lists';

export type MovieCall =
  | { name: 'list'; list: MovieList; page: number }
  | { name: 'movie'; id: number }
  | { name: 'credits'; id: number }
  | { name: 'search'; query: string; page: number }
  | { name: 'discover'; wish: GenreWish; page: number }
  | { name: 'person-movie-credits'; id: number };

export function askCatalogue(catalogue: Catalogue, call: MovieCall, asking?: Asking): Promise<object> {
  switch (call.name) {
    case 'list':
      return catalogue.listMovies(call.list, call.page, asking);
    case 'movie':
      return catalogue.findMovie(call.id, asking);
    case 'credits':
      return catalogue.findCredits(call.id, asking);
    case 'search':
      return catalogue.searchMovies(call.query, call.page, asking);
    case 'discover':
      return catalogue.discoverMovies(call.wish, call.page, asking);
    case 'person-movie-credits':
      return catalogue.findPersonMovieCredits(call.id, asking);
  }
}

/** Made of the typed call alone, so that nothing else in a request can reach a kept answer. */
export function keyOf(call: MovieCall): string {
  return JSON.stringify(call);
}
