/**
 * What a visitor wants, as constraints that a film keeps or breaks. `README.md` says how words become wishes.
 *
 * A film keeps the wishes when it keeps every field. An empty list, a null and a false ask for nothing.
 */
export interface Range {
  /** Both ends belong to it; null is open. */
  from: number | null;
  to: number | null;
}

export type Role = 'any' | 'director' | 'cast';

export interface PersonWish {
  id: number;
  role: Role;
}

export type Fame = 'known' | 'hidden';

export interface Wishes {
  /** TMDB's genre ids: of every inner list a film has at least one. */
  genres: number[][];
  withoutGenres: number[];
  /** Moods of the catalogue; a film has at least one of them. */
  moods: string[];
  withoutMoods: string[];
  /** Keywords of the catalogue: of every inner list a film has at least one. */
  themes: string[][];
  withoutThemes: string[];
  years: Range | null;
  /** Minutes. */
  runtime: Range | null;
  /** The film's rating, 0 to 10. */
  rating: Range | null;
  /** A film has every one of them in that role. */
  people: PersonWish[];
  withoutPeople: number[];
  /** ISO 639-1; the film's language is one of them. */
  languages: string[];
  withoutLanguages: string[];
  /** ISO 3166-1; the film comes from at least one of them. */
  countries: string[];
  withoutCountries: string[];
  /** Fit to be watched with children. */
  forChildren: boolean;
  fame: Fame | null;
  /** Films that the wanted ones should be like. */
  likeFilms: number[];
  /** Films that are not to be shown: disliked, seen, or refused. */
  withoutFilms: number[];
}

export const noWishes: Readonly<Wishes> = {
  genres: [],
  withoutGenres: [],
  moods: [],
  withoutMoods: [],
  themes: [],
  withoutThemes: [],
  years: null,
  runtime: null,
  rating: null,
  people: [],
  withoutPeople: [],
  languages: [],
  withoutLanguages: [],
  countries: [],
  withoutCountries: [],
  forChildren: false,
  fame: null,
  likeFilms: [],
  withoutFilms: [],
};
