/** What is in cinemas, as far as a catalogue of release dates can tell. */
import type { Film } from './film.ts';
import { daysBetween, type ScoredFilm } from './popularity.ts';

/** How long a film is taken to play. */
const runDays = 45;
/** A catalogue that is not kept up to date still shows its newest films. */
const fewest = 60;

export interface NowPlaying {
  films: Film[];
  /** The span of the films' release dates; today for both when there are none. */
  dates: { maximum: string; minimum: string };
}

/**
 * The films released in the last 45 days, today included, and at least the 60 newest; newest first, of one day the most
 * popular first. Films still to come never count.
 *
 * @param popular all films, most popular first
 */
export function findNowPlaying(popular: readonly ScoredFilm[], today: Date): NowPlaying {
  const released = popular
    .map(({ film }) => film)
    .filter((film) => daysBetween(film.release_date, today) >= 0)
    .sort((one, other) => other.release_date.localeCompare(one.release_date));
  const playing = released.filter((film) => daysBetween(film.release_date, today) <= runDays).length;
  const films = released.slice(0, Math.max(playing, fewest));
  const date = today.toISOString().slice(0, 10);
  return {
    films,
    dates: { maximum: films[0]?.release_date ?? date, minimum: films.at(-1)?.release_date ?? date },
  };
}
