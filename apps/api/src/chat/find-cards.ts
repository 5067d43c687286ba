/** The films of a reply as cards. */
import type { Pick as FilmPick } from '@kinora/chatbot/chatbot';
import type { ChatMovie } from '@kinora/contracts/chat';
import { isFailure } from '@kinora/contracts/failure';
import type { MovieDetails } from '@kinora/contracts/movies';

export interface FilmData {
  /** Rejects with the catalogue's failures. */
  findMovie: (tmdbId: number) => Promise<MovieDetails>;
}

/** In the order of the picks. A film that cannot be read in time has no card; the message names it all the same. */
export type FindCards = (picks: readonly FilmPick[]) => Promise<ChatMovie[]>;

/** Milliseconds: what a slow source of films may cost a reply that is there already. */
const usualPatience = 1_000;

export function createCards({ findMovie }: FilmData, patience = usualPatience): FindCards {
  return async (picks) => {
    if (picks.length === 0) return [];
    const timeUp = AbortSignal.timeout(patience);
    const cards = await Promise.all(picks.map((pick) => findCard(pick, timeUp)));
    return cards.filter((card) => card !== undefined);
  };

  async function findCard({ tmdbId, reason }: FilmPick, timeUp: AbortSignal): Promise<ChatMovie | undefined> {
    const movie = await Promise.race([findMovie(tmdbId).catch(ignoreFailure), untilAborted(timeUp)]);
    if (!movie) return undefined;
    const { title, poster_path, release_date, vote_average } = movie;
    return { tmdb_id: tmdbId, title, year: yearOf(release_date), poster_path, vote_average, reason };
  }
}

function ignoreFailure(thrown: unknown): undefined {
  if (!isFailure(thrown)) throw thrown;
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** The film database leaves an unknown date empty. */
function yearOf(date: string): number | null {
  return /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null;
}
