/** A film as the conversation knows it, wherever it was described. */
export interface ChatPerson {
  id: number;
  name: string;
}

export interface ChatFilm {
  tmdbId: number;
  title: string;
  /** The same as the title where there is no other. */
  originalTitle: string;
  /** Null when unknown. */
  year: number | null;
  /** Minutes, null when unknown. */
  runtime: number | null;
  /** TMDB's genre ids. */
  genres: readonly number[];
  /** The original language, ISO 639-1; empty when unknown. */
  language: string;
  /** The main producing countries, ISO 3166-1. */
  countries: readonly string[];
  /** 0 to 10, null when unknown. */
  rating: number | null;
  /** How widely known the film is, 0 to 1. */
  prominence: number;
  overview: string;
  /** The catalogue's keywords in lower case, like 'time travel'. */
  themes: readonly string[];
  /** The catalogue's moods in lower case, like 'heartwarming'. */
  moods: readonly string[];
  directors: readonly ChatPerson[];
  /** In billing order; `character` may be empty. */
  cast: readonly (ChatPerson & { character: string })[];
}
