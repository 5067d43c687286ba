import type { Weather } from '@kinora/catalogue/tmdb/played/weather';

export interface TmdbChange {
  weather: Weather;
  /** So much older is everything that was kept. */
  hoursLater: number;
}

/** What must never be seen in a page. */
export const tmdbToken = 'k3y-of-tmdb-that-nobody-may-see';
