/** The catalogue that ships with the product: all films in memory, no network, no key. */
import { Failure } from '@kinora/contracts/failure';
import type { Catalogue, GenreWish } from '../catalogue.ts';
import { gatherCareers } from './careers.ts';
import { createEdition, dayOf, type Edition } from './edition.ts';
import type { Film } from './film.ts';
import { cutPage, assertPage } from './page.ts';
import type { PicturePaths } from './picture-paths.ts';
import { scorePopularity } from './popularity.ts';
import { createFilmSearch } from './search/film-search.ts';
import { toCredits, toPersonMovieCredits } from './wire-credits.ts';
import { toMovieDetails } from './wire-movies.ts';

export interface EmbeddedCatalogueParts {
  films: readonly Film[];
  today: () => Date;
  picturePaths: PicturePaths;
}

const notFound = 'The resource you requested could not be found.';

function isWished(film: Film, { match, ids }: GenreWish): boolean {
  if (ids.length === 0) return true;
  const has = (id: number) => film.genres.includes(id);
  return match === 'all' ? ids.every(has) : ids.some(has);
}

/** The lists are drawn up at once and again when the day changes; the order of equal search matches stays. */
export function createEmbeddedCatalogue({ films, today, picturePaths }: EmbeddedCatalogueParts): Catalogue {
  const filmsById = new Map(films.map((film) => [film.id, film]));
  let edition = createEdition(films, today(), picturePaths);
  const careers = gatherCareers(edition.lists.popular);
  const search = createFilmSearch(
    edition.lists.popular,
    (film) => scorePopularity(film, edition.today) / 100,
  );

  function currentEdition(): Edition {
    const now = today();
    if (dayOf(now) !== edition.day) edition = createEdition(films, now, picturePaths);
    return edition;
  }

  function knownFilm(id: number): Film {
    const film = filmsById.get(id);
    if (!film) throw new Failure('movie-not-found', notFound);
    return film;
  }

  return {
    async listMovies(list, page) {
      assertPage(page);
      const { lists, playingDates, toItem } = currentEdition();
      if (list === 'now_playing') return { dates: playingDates, ...cutPage(lists[list], page, toItem) };
      if (list !== 'trending') return cutPage(lists[list], page, toItem);
      return cutPage(lists[list], page, (film) => ({ ...toItem(film), media_type: 'movie' }));
    },

    async findMovie(id) {
      const film = knownFilm(id);
      const { popularityOf, today: now } = currentEdition();
      return toMovieDetails(film, { popularity: popularityOf(film), picturePaths, today: now });
    },

    async findCredits(movieId) {
      const film = knownFilm(movieId);
      return toCredits(film, { careers, popularityOf: currentEdition().popularityOf, picturePaths });
    },

    async searchMovies(query, page) {
      assertPage(page);
      return cutPage(search.findFilms(query), page, currentEdition().toItem);
    },

    async discoverMovies(wish, page) {
      assertPage(page);
      const { lists, toItem } = currentEdition();
      return cutPage(
        lists.popular.filter((film) => isWished(film, wish)),
        page,
        toItem,
      );
    },

    async findPersonMovieCredits(personId) {
      const career = careers.get(personId);
      if (!career) throw new Failure('person-not-found', notFound);
      return toPersonMovieCredits(career, currentEdition().toItem);
    },

    async listMovieIds() {
      return films.map(({ id }) => id);
    },
  };
}
