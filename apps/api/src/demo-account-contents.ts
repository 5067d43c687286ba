/** What the demo account has, chosen from the catalogue's own lists, whatever films it has. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { genreName } from '@kinora/contracts/genres';
import { paging } from '@kinora/contracts/limits';
import type { MovieList } from '@kinora/contracts/movie-lists';
import type { MovieListItem } from '@kinora/contracts/movies';

type Movies = readonly MovieListItem[];

export interface DemoContents {
  likes: Movies;
  watched: Movies;
  watchlist: Movies;
  playlists: readonly { name: string; movies: Movies }[];
  visits: Movies;
}

/** Science Fiction, Mystery, Animation, Drama, Action: the first that has films enough is the playlist's theme. */
const themes = [878, 9648, 16, 18, 28];
const enough = 5;

export async function chooseDemoContents(catalogue: Catalogue): Promise<DemoContents> {
  const [popular, topRated, nowPlaying] = await Promise.all([
    firstPage(catalogue, 'popular'),
    firstPage(catalogue, 'top_rated'),
    firstPage(catalogue, 'now_playing'),
  ]);
  const watched = distinct([...topRated.slice(0, 6), ...popular.slice(2)]).slice(0, 9);
  return {
    likes: distinct([...popular.slice(0, 6), ...topRated, ...popular]).slice(0, 12),
    watched,
    watchlist: distinct([...nowPlaying, ...popular.slice(8)])
      .filter((movie) => !watched.some(({ id }) => id === movie.id))
      .slice(0, 8),
    playlists: [
      { name: 'To see again', movies: topRated.slice(0, 8) },
      { name: 'Friday night', movies: popular.slice(4, 12) },
      await themedPlaylist(catalogue),
    ],
    visits: distinct([...nowPlaying.slice(0, 6), ...popular]).slice(0, 12),
  };
}

async function firstPage(catalogue: Catalogue, list: MovieList): Promise<Movies> {
  return (await catalogue.listMovies(list, paging.firstPage)).results;
}

async function themedPlaylist(catalogue: Catalogue) {
  let largest = { name: 'Long evenings', movies: [] as Movies }; // the type of an empty list would be never[]
  for (const genre of themes) {
    const { results } = await catalogue.discoverMovies({ match: 'all', ids: [genre] }, paging.firstPage);
    if (results.length <= largest.movies.length) continue;
    largest = { name: `${genreName(genre)} for long evenings`, movies: results.slice(0, 8) };
    if (results.length >= enough) return largest;
  }
  return largest;
}

function distinct(movies: Movies): MovieListItem[] {
  return [...new Map(movies.map((movie) => [movie.id, movie])).values()];
}
