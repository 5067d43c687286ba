import { createKnownTitles, type KnownTitles } from './forgiving/known-titles.ts';
import { mostKnownIds, mostKnownTitles } from './tmdb-limits.ts';

/** What TMDB's answers tell of films in passing: their ids for the site map, their titles for help with spelling. */
export interface KnownFilms {
  titles: KnownTitles;
  note(films: readonly { id: number; title: string }[]): void;
  listIds(): readonly number[];
}

/** @param titles known from the start, the best known last */
export function createKnownFilms(titles: readonly string[]): KnownFilms {
  const known = createKnownTitles(mostKnownTitles);
  const ids = new Set<number>();
  for (const title of titles) known.note(title);
  return {
    titles: known,
    note(films) {
      for (const { id, title } of films) {
        known.note(title);
        ids.add(id);
      }
      for (const oldest of ids) {
        if (ids.size <= mostKnownIds) break;
        ids.delete(oldest);
      }
    },
    listIds: () => [...ids],
  };
}
