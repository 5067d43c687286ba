/** The same kept answers as below `/api/tmdb/`, for other parts of the server. */
import type { Credits, MovieDetails } from '@kinora/contracts/movies';
import type { MovieAnswers } from './movie-answers.ts';
import type { MovieCall } from './movie-calls.ts';

export function createFilmDataReader(answers: MovieAnswers) {
  async function read(call: MovieCall): Promise<unknown> {
    const body = await answers.find(call);
    return JSON.parse(String(await body.inCoding('identity')));
  }

  // The bytes are made of what the catalogue promises for the call.
  return {
    findMovie: async (id: number) => (await read({ name: 'movie', id })) as MovieDetails,
    findCredits: async (id: number) => (await read({ name: 'credits', id })) as Credits,
  };
}
