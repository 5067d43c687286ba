/** Draws up what finding films needs. Between slices of work the process answers others. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { createFilmLikeness } from './film-likeness.ts';
import { rankByFame } from './film-prior.ts';
import { createGenreTypicality } from './genre-typicality.ts';
import { retrieveFilms } from './retrieve-films.ts';
import type { Retrieve } from './retrieval.ts';
import { createWordSearch } from './word-search.ts';

export async function createRetriever({ films }: FilmKnowledge): Promise<Retrieve> {
  const wordSearch = await createWordSearch(films);
  const likeness = await createFilmLikeness(films);
  const { typicality } = await createGenreTypicality(films);
  const numbers = new Map(films.map((film, number) => [film.tmdbId, number]));
  const library = { films, numbers, wordSearch, likeness, typicality, fameRanks: rankByFame(films) };
  return (query) => retrieveFilms(library, query);
}
