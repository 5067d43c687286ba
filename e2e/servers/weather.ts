/** Film data under any weather: calls that fail, calls that hang, answers that nobody hoped for. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure, type FailureCode } from '@kinora/contracts/failure';
import type { MovieList } from '@kinora/contracts/movie-lists';

export type CallName =
  | `listMovies ${MovieList}`
  | 'findMovie'
  | 'findCredits'
  | 'searchMovies'
  | 'discoverMovies'
  | 'findPersonMovieCredits';

export interface Weather {
  failing?: Partial<Record<CallName, FailureCode>>;
  /** Calls that wait until the weather changes. */
  held?: readonly CallName[];
  /** Answers in place of the catalogue's, as they go over the wire; the page number is filled in. */
  answers?: Partial<Record<CallName, object>>;
  /** Names every film that a search finds after the query, so that a test sees what was asked. */
  echoesQuery?: boolean;
}

export interface WeatherStation {
  catalogue: Catalogue;
  change(weather: Weather): void;
}

export function createWeatherStation(fair: Catalogue): WeatherStation {
  let weather: Weather = {};
  let changed = Promise.withResolvers<void>();

  async function under<Answer>(name: CallName, ask: () => Promise<Answer>, page?: number): Promise<Answer> {
    if (weather.held?.includes(name)) await changed.promise;
    const code = weather.failing?.[name];
    if (code) throw new Failure(code, 'The film data cannot be reached.');
    const answer = weather.answers?.[name];
    if (!answer) return ask();
    // The tests write answers in the shape of the wire.
    return { ...answer, ...(page === undefined ? {} : { page }) } as Answer;
  }

  return {
    change(next) {
      weather = next;
      changed.resolve();
      changed = Promise.withResolvers();
    },
    catalogue: {
      listMovies: (list, page) => under(`listMovies ${list}`, () => fair.listMovies(list, page), page),
      findMovie: (id) => under('findMovie', () => fair.findMovie(id)),
      findCredits: (id) => under('findCredits', () => fair.findCredits(id)),
      async searchMovies(query, page) {
        const found = await under('searchMovies', () => fair.searchMovies(query, page), page);
        if (!weather.echoesQuery) return found;
        return { ...found, results: found.results.map((film) => ({ ...film, title: query })) };
      },
      discoverMovies: (wish, page) => under('discoverMovies', () => fair.discoverMovies(wish, page), page),
      findPersonMovieCredits: (id) => under('findPersonMovieCredits', () => fair.findPersonMovieCredits(id)),
      listMovieIds: () => fair.listMovieIds(),
    },
  };
}
