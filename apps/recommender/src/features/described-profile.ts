/** The profile of a film that was posted to the service. */
import type { DescribedFilm } from '@kinora/contracts/recommendations';
import type { FilmProfile } from './film-profile.ts';

/** Moods, language, rating and fame are not part of a description. */
export function profileOfDescribed(film: DescribedFilm['film']): FilmProfile {
  return { ...film, moods: [], language: '', rating: null, prominence: null };
}
