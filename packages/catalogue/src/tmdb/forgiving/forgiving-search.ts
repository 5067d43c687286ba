/** TMDB finds what is written. Where that is nothing, what was meant is asked for: at most three questions in all. */
import type { MoviePage } from '@kinora/contracts/movies';
import type { Wording } from '../tmdb-calls.ts';
import type { KnownTitles } from './known-titles.ts';
import { simplifyQuery, takeYear } from './simplify-query.ts';

export interface ForgivingSearchParts {
  titles: Pick<KnownTitles, 'correct'>;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

export type FindPage = (wording: Wording) => Promise<MoviePage>;

/** Rejects as soon as `findPage` does: half an answer could say that there is nothing. */
export type ForgivingSearch = (query: string, findPage: FindPage) => Promise<MoviePage>;

const mostQuestions = 3;
/** How many forgiven queries are remembered, so that their other pages go the same way, and for how long. */
const mostRemembered = 1_000;
const rememberedFor = 60 * 60_000;

export function createForgivingSearch({ titles, now }: ForgivingSearchParts): ForgivingSearch {
  const forgiven = new Map<string, { wording: Wording; until: number }>();

  function recall(query: string): Wording | undefined {
    const found = forgiven.get(query);
    return found && found.until > now() ? found.wording : undefined;
  }

  function remember(query: string, wording: Wording): void {
    forgiven.delete(query);
    forgiven.set(query, { wording, until: now() + rememberedFor });
    for (const oldest of forgiven.keys()) {
      if (forgiven.size <= mostRemembered) break;
      forgiven.delete(oldest);
    }
  }

  /** What is asked for, one after the other; each is thought of only when those before found nothing. */
  function* wordingsOf(query: string): Generator<Wording | undefined> {
    yield recall(query);
    yield { query };
    yield simplifyQuery(query);
    const corrected = titles.correct(takeYear(query)?.query ?? query);
    yield corrected === undefined ? undefined : { query: corrected };
  }

  return async (query, findPage) => {
    const asked = new Set<string>();
    let empty: MoviePage | undefined;
    for (const wording of wordingsOf(query)) {
      const key = JSON.stringify([wording?.query.toLowerCase(), wording?.year]);
      if (!wording || asked.has(key) || asked.size === mostQuestions) continue;
      asked.add(key);
      const page = await findPage(wording);
      if (page.total_results === 0) {
        empty ??= page;
        // What once led to it leads nowhere any more.
        forgiven.delete(query);
        continue;
      }
      const isAsWritten = wording.query === query && wording.year === undefined;
      // What is recalled is not remembered for longer: the query itself may find something by then.
      if (!isAsWritten && !recall(query)) remember(query, wording);
      return page;
    }
    // The first wording is the query itself, so something was asked.
    return empty!;
  };
}
