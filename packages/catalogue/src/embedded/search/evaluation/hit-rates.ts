/** How often a search has the film that was meant among its first results. */
import { suggestions } from '@kinora/contracts/limits';
import type { Film } from '../../film.ts';
import type { FilmSearch } from '../film-search.ts';
import { type KnownQuery, type QueryKind, queryKinds } from './queries.ts';

export interface HitRate {
  kind: QueryKind;
  queries: number;
  hits: number;
  /** Hits over queries, 1 when nothing was asked. */
  rate: number;
  missed: KnownQuery[];
}

/** Films of the very same title cannot be told apart by a query without a year, so any of them counts there. */
function isMeant(found: Film, { kind, film }: KnownQuery): boolean {
  if (found.id === film.id) return true;
  return kind !== 'title year' && kind !== 'title (year)' && found.title === film.title;
}

export function measureHitRates(search: FilmSearch, known: readonly KnownQuery[]): HitRate[] {
  return queryKinds.map((kind) => {
    const asked = known.filter((one) => one.kind === kind);
    const missed = asked.filter(
      (one) =>
        !search
          .findFilms(one.query)
          .slice(0, suggestions.kept)
          .some((found) => isMeant(found, one)),
    );
    const hits = asked.length - missed.length;
    return { kind, queries: asked.length, hits, rate: asked.length === 0 ? 1 : hits / asked.length, missed };
  });
}
