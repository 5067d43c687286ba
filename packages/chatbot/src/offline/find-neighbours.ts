/** What the recommendation service says is like the films that a search goes by. */
import { withDeadline } from '@kinora/outbound/own-signal';
import { unlessAborted } from '@kinora/outbound/unless-aborted';
import type { FilmSource, SimilarFilm } from '../film-source.ts';

/** Milliseconds; a reply that waits longer is worse than one that knows less. */
const budget = 300;
const mostSeeds = 3;

type Neighbours = ReadonlyMap<number, readonly SimilarFilm[]>;

async function findWithin(
  source: Pick<FilmSource, 'findSimilar'>,
  tmdbId: number,
  signal: AbortSignal,
): Promise<readonly SimilarFilm[]> {
  try {
    return await withDeadline({ milliseconds: budget, late, outer: signal }, (limit) =>
      // A source that does not heed the signal is not waited for either.
      unlessAborted(source.findSimilar(tmdbId, limit), limit),
    );
  } catch {
    // No service, no neighbours: the films' own descriptions remain.
    return [];
  }
}

function late(): Error {
  return new Error('The films that are like it took too long.');
}

/** By film, without those that nothing came back for. Never rejects. */
export async function findNeighbours(
  source: Pick<FilmSource, 'findSimilar'>,
  seeds: readonly number[],
  signal: AbortSignal,
): Promise<Neighbours> {
  const asked = seeds.slice(0, mostSeeds);
  const found = await Promise.all(
    asked.map(async (tmdbId) => [tmdbId, await findWithin(source, tmdbId, signal)] as const),
  );
  return new Map(found.filter(([, similar]) => similar.length > 0));
}
