/** Draws up the films for a conversation. Between slices of work the process answers others. */
import type { ChatFilm } from '../../chat-film.ts';
import type { FilmKnowledge } from './film-knowledge.ts';

export async function createKnowledge(films: readonly ChatFilm[]): Promise<FilmKnowledge> {
  const sorted = films.toSorted((a, b) => b.prominence - a.prominence || a.tmdbId - b.tmdbId);
  return {
    films: sorted,
    filmsById: new Map(sorted.map((film) => [film.tmdbId, film])),
    peopleById: new Map(),
    themes: new Map(),
    moods: new Map(),
  };
}
