/** The catalogue that TMDB's films are in, over the network. */
import { largestId } from '@kinora/contracts/limits';
import type { MoviePage } from '@kinora/contracts/movies';
import type { SourceEvent } from '@kinora/outbound/json-source';
import type { Asking, Catalogue } from '../catalogue.ts';
import { assertPage } from '../embedded/page.ts';
import { type AskTmdbParts, createAskTmdb, withinBudget } from './ask-tmdb.ts';
import { createForgivingSearch } from './forgiving/forgiving-search.ts';
import { createKnownFilms } from './known-films.ts';
import { readCredits, readPersonMovieCredits } from './read-credits.ts';
import { readDetails, readPage } from './read-films.ts';
import * as calls from './tmdb-calls.ts';
import { notFound } from './tmdb-failures.ts';

export type TmdbEvent = SourceEvent;

export interface TmdbCatalogueParts extends AskTmdbParts {
  /** Titles that help with spelling from the start. */
  knownTitles?: readonly string[];
}

export interface TmdbCatalogue extends Catalogue {
  /** Questions that are at TMDB just now, and those that wait for their turn. */
  underWay: () => number;
  waiting: () => number;
  /** Ends every connection. */
  close: () => Promise<void>;
}

const noMovie = () => notFound('movie-not-found');
const noPerson = () => notFound('person-not-found');

export function createTmdbCatalogue({ knownTitles = [], ...parts }: TmdbCatalogueParts): TmdbCatalogue {
  const { now = () => performance.now() } = parts;
  const { ask, ...tmdb } = createAskTmdb(parts);
  const known = createKnownFilms(knownTitles);
  const searchForgivingly = createForgivingSearch({ titles: known.titles, now });

  async function askForPage(call: calls.TmdbCall, page: number, signal: AbortSignal): Promise<MoviePage> {
    const found = await ask({ call, read: (body) => readPage(body, page) }, signal);
    known.note(found.results);
    return found;
  }

  return {
    ...tmdb,

    async listMovies(list, page, asking = {}) {
      assertPage(page);
      const found = await withinBudget(asking, (signal) =>
        askForPage(calls.listCall(list, page), page, signal),
      );
      if (list === 'now_playing') return found;
      const { dates: _, ...rest } = found;
      if (list !== 'trending') return rest;
      return { ...rest, results: rest.results.map((film) => ({ ...film, media_type: 'movie' })) };
    },

    async findMovie(id, asking = {}) {
      assertId(id, noMovie);
      const question = {
        call: calls.movieCall(id),
        read: (body: unknown) => readDetails(body, id),
        unknown: noMovie,
      };
      const film = await withinBudget(asking, (signal) => ask(question, signal));
      if (!film) throw noMovie();
      known.note([film]);
      return film;
    },

    async findCredits(movieId, asking = {}) {
      assertId(movieId, noMovie);
      const question = {
        call: calls.creditsCall(movieId),
        read: (body: unknown) => readCredits(body, movieId),
        unknown: noMovie,
      };
      return withinBudget(asking, (signal) => ask(question, signal));
    },

    async searchMovies(query, page, asking = {}) {
      assertPage(page);
      const written = query.trim();
      if (written === '') return { page, results: [], total_pages: 1, total_results: 0 };
      return withinBudget(asking, (signal) =>
        searchForgivingly(written, (wording) => askForPage(calls.searchCall(wording, page), page, signal)),
      );
    },

    async discoverMovies(wish, page, asking = {}) {
      assertPage(page);
      return withinBudget(asking, (signal) => askForPage(calls.discoverCall(wish, page), page, signal));
    },

    async findPersonMovieCredits(personId, asking: Asking = {}) {
      assertId(personId, noPerson);
      const question = {
        call: calls.personCreditsCall(personId),
        read: (body: unknown) => readPersonMovieCredits(body, personId),
        unknown: noPerson,
      };
      const career = await withinBudget(asking, (signal) => ask(question, signal));
      known.note([...career.cast, ...career.crew]);
      return career;
    },

    listMovieIds: async () => known.listIds(),
  };
}

/** TMDB has no film and nobody under any other number. */
function assertId(id: number, unknown: () => Error): void {
  if (!Number.isInteger(id) || id < 1 || id > largestId) throw unknown();
}
