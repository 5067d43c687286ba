/** Draws up the films for a conversation. Between slices of work the process answers others. */
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';
import type { FilmKnowledge, KnownPerson } from './film-knowledge.ts';
import { forEachInSlices } from './in-slices.ts';

/** Most people made one film in one role, so that nearly half of all lists are this one. */
const noFilms: readonly ChatFilm[] = [];

interface Career extends ChatPerson {
  directed: readonly ChatFilm[];
  actedIn: readonly ChatFilm[];
}

type Part = 'directed' | 'actedIn';

/** Joined arrays are of just the size that is needed; pushing would reserve room that most people never fill. */
function addFilm(careers: Map<number, Career>, { id, name }: ChatPerson, part: Part, film: ChatFilm): void {
  const career = careers.get(id) ?? { id, name, directed: noFilms, actedIn: noFilms };
  if (career[part].at(-1) === film) return;
  career[part] = career[part].concat(film);
  careers.set(id, career);
}

function countEach(counts: Map<string, number>, words: readonly string[]): void {
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

export async function createKnowledge(films: readonly ChatFilm[]): Promise<FilmKnowledge> {
  const sorted = films.toSorted((a, b) => b.prominence - a.prominence || a.tmdbId - b.tmdbId);
  const filmsById = new Map<number, ChatFilm>();
  const peopleById = new Map<number, KnownPerson & Career>();
  const themes = new Map<string, number>();
  const moods = new Map<string, number>();

  await forEachInSlices(sorted, (film) => {
    filmsById.set(film.tmdbId, film);
    for (const director of film.directors) addFilm(peopleById, director, 'directed', film);
    for (const actor of film.cast) addFilm(peopleById, actor, 'actedIn', film);
    countEach(themes, film.themes);
    countEach(moods, film.moods);
  });
  return { films: sorted, filmsById, peopleById, themes, moods };
}
