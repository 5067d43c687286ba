/** The films by what a conversation asks of them, drawn up once. */
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';

export interface KnownPerson extends ChatPerson {
  directed: readonly ChatFilm[];
  actedIn: readonly ChatFilm[];
}

export interface FilmKnowledge {
  /** The most widely known first. */
  films: readonly ChatFilm[];
  filmsById: ReadonlyMap<number, ChatFilm>;
  peopleById: ReadonlyMap<number, KnownPerson>;
  /** The catalogue's words, with the number of films of each. */
  themes: ReadonlyMap<string, number>;
  moods: ReadonlyMap<string, number>;
}
