/** What a message is about. */
export type FilmQuestion =
  | 'director'
  | 'cast'
  | 'runtime'
  | 'year'
  | 'plot'
  | 'rating'
  | 'genres'
  | 'language'
  | 'country'
  | 'mood'
  | 'children'
  | 'anything';

export type Act =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'help' | 'start-over' | 'refusal' | 'crude' }
  /** A question about a film of the catalogue; `about` is the mood where 'is it scary?' asks for one. */
  | { kind: 'film-question'; question: FilmQuestion; tmdbId: number; about: string | null }
  | { kind: 'person-question'; id: number }
  /** Several films or people go by the name that a question depends on. */
  | { kind: 'which-one'; written: string; tmdbIds: number[]; personIds: number[] }
  | { kind: 'missing-film'; written: string }
  /** Wishes, or more of the same: 'another', 'surprise me', 'recommend me something'. */
  | { kind: 'find'; more: boolean; surprise: boolean; personal: boolean }
  /** Nothing was understood that could be looked for. */
  | { kind: 'unclear' };
