import { largestId, search } from '@kinora/contracts/limits';
import { type MovieList, movieListPaths } from '@kinora/contracts/movie-lists';
import { credits, movieDetails, moviePage, personMovieCredits } from '@kinora/contracts/movies';
import { z } from 'zod';
import type { Answer, ApiCall, Parameter, Subject } from '../api-call.ts';
import { answers, publicAnswers } from './answers.ts';
import { hamill, lucas, starWars } from './films.ts';
import { filmInPath, page } from './parameters.ts';

const summaries: Record<MovieList, string> = {
  popular: 'Lists the films that most people look at now.',
  top_rated: 'Lists the films with the best ratings.',
  trending: 'Lists the films of the week.',
  now_playing: 'Lists the films that came to the cinemas lately.',
};

const ids: Record<MovieList, string> = {
  popular: 'listPopularMovies',
  top_rated: 'listTopRatedMovies',
  trending: 'listTrendingMovies',
  now_playing: 'listMoviesNowPlaying',
};

function movieCall(call: Pick<ApiCall, 'id' | 'path' | 'summary' | 'failures'> & Partial<ApiCall>): ApiCall {
  return {
    method: 'GET',
    who: 'everybody',
    answers: [],
    ...call,
    failures: [...(call.failures ?? []), 'catalogue-down', 'catalogue-slow'],
    isTmdb: true,
  };
}

function keptAnswers(answer: Answer): Answer[] {
  return publicAnswers(answer, ['Cache-Control', 'ETag', 'Age', 'Cache-Status']);
}

function listCall(list: MovieList): ApiCall {
  return movieCall({
    id: ids[list],
    path: `/api/tmdb/${movieListPaths[list]}`,
    summary: summaries[list],
    parameters: [page],
    answers: keptAnswers(answers('A page of films.', moviePage)),
    failures: ['page-out-of-range'],
  });
}

const { genre_ids, ...withoutGenres } = { ...starWars, genre_ids: [12, 28, 878] };

const words: Parameter = {
  name: 'query',
  in: 'query',
  shape: z.string().min(1).max(search.maximumQueryLength),
  about: 'What to look for. Case, accents and small slips do not matter.',
  example: 'star wars',
  isNeeded: true,
};

const genres: Parameter = {
  name: 'with_genres',
  in: 'query',
  shape: z.string().regex(/^([1-9]\d{0,8}((,[1-9]\d{0,8}){0,19}|(\|[1-9]\d{0,8}){0,19}))?$/),
  about: 'Genre ids: `28,12` for films with all of them, `28|12` for films with any.',
  example: '28,12',
};

const personInPath: Parameter = {
  name: 'person_id',
  in: 'path',
  shape: z.int().min(1).max(largestId),
  about: "TMDB's number of the person.",
  example: 3,
  isNeeded: true,
};

export const movies: Subject = {
  name: 'movies',
  title: 'Movies',
  about:
    "Film data in TMDB's shape and under TMDB's addresses, so that TMDB's own clients can be pointed at `/api/tmdb/`. Refusals are in TMDB's words too. Parameters that are not named here are ignored, and so is a token.",
  calls: [
    listCall('popular'),
    listCall('top_rated'),
    listCall('trending'),
    listCall('now_playing'),
    movieCall({
      id: 'searchMovies',
      path: '/api/tmdb/search/movie',
      summary: 'Finds films by their title.',
      parameters: [words, page],
      answers: keptAnswers(
        answers('The films that fit, best first; none is an answer too.', moviePage, {
          page: 1,
          results: [{ ...starWars, genre_ids }],
          total_pages: 1,
          total_results: 9,
        }),
      ),
      failures: ['page-out-of-range'],
    }),
    movieCall({
      id: 'discoverMovies',
      path: '/api/tmdb/discover/movie',
      summary: 'Lists films of one or several genres, the popular ones first.',
      parameters: [genres, page],
      answers: keptAnswers(answers('A page of films.', moviePage)),
      failures: ['page-out-of-range'],
    }),
    movieCall({
      id: 'findMovie',
      path: '/api/tmdb/movie/{tmdb_id}',
      summary: 'Tells what is known of a film.',
      parameters: [filmInPath],
      answers: keptAnswers(
        answers('The film.', movieDetails, {
          ...withoutGenres,
          belongs_to_collection: null,
          budget: 0,
          genres: [{ id: 12, name: 'Adventure' }],
          homepage: '',
          imdb_id: null,
          origin_country: ['US'],
          production_companies: [
            { id: 1, logo_path: '/logo-1-e72f0f.svg', name: 'Lucasfilm', origin_country: '' },
          ],
          production_countries: [{ iso_3166_1: 'US', name: 'United States' }],
          revenue: 0,
          runtime: 121,
          spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
          status: 'Released',
          tagline: '',
        }),
      ),
      failures: ['movie-not-found'],
    }),
    movieCall({
      id: 'findCredits',
      path: '/api/tmdb/movie/{tmdb_id}/credits',
      summary: 'Lists who plays in a film and who made it.',
      parameters: [filmInPath],
      answers: keptAnswers(
        answers('Cast in billing order, and crew.', credits, { id: 11, cast: [hamill], crew: [lucas] }),
      ),
      failures: ['movie-not-found'],
    }),
    movieCall({
      id: 'findPersonMovieCredits',
      path: '/api/tmdb/person/{person_id}/movie_credits',
      summary: 'Lists the films of a person.',
      parameters: [personInPath],
      answers: keptAnswers(
        answers('What the person played in, and what the person made.', personMovieCredits, {
          cast: [
            {
              ...starWars,
              genre_ids,
              character: 'Han Solo',
              credit_id: '0000000b0000000300001001',
              order: 1,
            },
          ],
          crew: [],
          id: 3,
        }),
      ),
      failures: ['person-not-found'],
    }),
  ],
};
