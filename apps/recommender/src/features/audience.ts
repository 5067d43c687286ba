/** Whom a film is for, as far as TMDB's genres and the catalogue's moods tell. */
import type { FilmProfile } from './film-profile.ts';

const family = 10751;
const horror = 27;

export function isForFamilies({ genres, moods }: FilmProfile): boolean {
  return genres.includes(family) || moods.includes('family-friendly');
}

/** Horror that is not for families too. */
export function isHorror({ genres }: FilmProfile): boolean {
  return genres.includes(horror) && !genres.includes(family);
}
