/** Reads the film data as the site's own pages do, to know what they must show. */
import type { Credits, MovieDetails, MoviePage, PersonMovieCredits } from '@kinora/contracts/movies';
import type { APIRequestContext } from '@playwright/test';

export async function readPage(request: APIRequestContext, call: string, page = 1): Promise<MoviePage> {
  const join = call.includes('?') ? '&' : '?';
  return read(request, `${call}${join}page=${page}`);
}

export async function readFilm(request: APIRequestContext, id: number): Promise<MovieDetails> {
  return read(request, `movie/${id}`);
}

export async function readCredits(request: APIRequestContext, id: number): Promise<Credits> {
  return read(request, `movie/${id}/credits`);
}

export async function readPersonCredits(request: APIRequestContext, id: number): Promise<PersonMovieCredits> {
  return read(request, `person/${id}/movie_credits`);
}

async function read<Answer>(request: APIRequestContext, call: string): Promise<Answer> {
  const answer = await request.get(`/api/tmdb/${call}`);
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}`);
  // The API's own tests prove the shape.
  return (await answer.json()) as Answer;
}
