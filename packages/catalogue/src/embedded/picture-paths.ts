/** Where the pictures of films, people and companies are; each starts with a slash, as TMDB's paths do. */
import type { Film, FilmCompany, FilmPerson } from './film.ts';

export interface PicturePaths {
  poster: (film: Film) => string;
  backdrop: (film: Film) => string;
  profile: (person: FilmPerson) => string;
  logo: (company: FilmCompany) => string;
}
