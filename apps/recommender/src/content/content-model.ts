/** How alike films are by what is written of them. Films are numbered as they were given. */
import type { FilmProfile } from '../features/film-profile.ts';

export interface ContentModel {
  films: number;
  /** One score a film, higher is closer; the film itself scores 0. The array is the caller's own. */
  scoresOf(film: number): Float32Array;
  /** The same for a film that the model was not trained on. */
  scoresOfProfile(profile: FilmProfile): Float32Array;
  /** 0 to 1, symmetric, without the prior: what variety is measured by. */
  likeness(one: number, other: number): number;
}
