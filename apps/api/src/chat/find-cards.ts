/** The films of a reply as cards. */
import type { Pick as FilmPick } from '@kinora/chatbot/chatbot';
import type { ChatMovie } from '@kinora/contracts/chat';
import { Failure, isFailure } from '@kinora/contracts/failure';
import type { MovieDetails } from '@kinora/contracts/movies';
import { withDeadline } from '@kinora/outbound/own-signal';
import { unlessAborted } from '@kinora/outbound/unless-aborted';

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
    const cards = await withDeadline({ milliseconds: patience, late }, (timeUp) =>
      Promise.all(picks.map((pick) => findCard(pick, timeUp))),
    );
    return cards.filter((card) => card !== undefined);
  };

  async function findCard({ tmdbId, reason }: FilmPick, timeUp: AbortSignal): Promise<ChatMovie | undefined> {
    const movie = await unlessAborted(findMovie(tmdbId), timeUp).catch(ignoreFailure);
    if (!movie) return undefined;
    const { title, poster_path, release_date, vote_average } = movie;
    return { tmdb_id: tmdbId, title, year: yearOf(release_date), poster_path, vote_average, reason };
  }
}

function late(): Failure {
  return new Failure('catalogue-slow', 'The film took too long.');
}

function ignoreFailure(thrown: unknown): undefined {
  if (!isFailure(thrown)) throw thrown;
}

/** The film database leaves an unknown date empty. */
function yearOf(date: string): number | null {
  return /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null;
}
