/** The same kept answers as below `/api/tmdb/`, for other parts of the server. */
import type { Asking } from '@kinora/catalogue/catalogue';
import type { Credits, MovieDetails } from '@kinora/contracts/movies';
import type { MovieAnswers } from './movie-answers.ts';
import type { MovieCall } from './movie-calls.ts';

export function createFilmDataReader(answers: MovieAnswers) {
  async function read(call: MovieCall, asking?: Asking): Promise<unknown> {
    const { body } = (await answers.find(call, asking?.signal)).value;
    return JSON.parse(String(await body.inCoding('identity')));
  }

  // The bytes are made of what the catalogue promises for the call.
  return {
    findMovie: async (id: number, asking?: Asking) =>
      (await read({ name: 'movie', id }, asking)) as MovieDetails,
    findCredits: async (id: number, asking?: Asking) =>
      (await read({ name: 'credits', id }, asking)) as Credits,
  };
}
