/** What the tools of one turn work with. It is bound to the visitor before the model says a word. */
import type { ChatFilm } from '../../chat-film.ts';
import type { FilmSource } from '../../film-source.ts';
import type { AnswerParts } from '../../offline/answers/answer.ts';
import { findBrokenWishes } from '../../offline/retrieval/keeps-wishes.ts';
import type { Found, Query, Retrieved } from '../../offline/retrieval/retrieval.ts';
import type { Wishes } from '../../wishes.ts';
import { joinWishes } from './join-wishes.ts';

export interface Desk {
  parts: AnswerParts;
  /**
   * What the offline engine would search for. No film that breaks one of its wishes or is hidden by it is ever a pick.
   */
  query: Query;
  findSimilar: FilmSource['findSimilar'];
  signal: AbortSignal;
  /** Every film that a tool has told the model of in this conversation. */
  known: Set<number>;
  /** What was found in this turn, with the parts of its score. */
  found: Map<number, Found>;
}

export const mayBePicked = (film: ChatFilm, { query }: Desk): boolean =>
  !query.hidden.has(film.tmdbId) && findBrokenWishes(film, query.wishes).length === 0;

/** Tells the model of films: from now on it may pick them. */
export function tellOf<Told extends ChatFilm>(films: readonly Told[], desk: Desk): readonly Told[] {
  for (const film of films) desk.known.add(film.tmdbId);
  return films;
}

export interface Search {
  wishes: Wishes;
  /** Besides those of the message. */
  words: readonly string[];
  count: number;
}

/** Searches within the visitor's wishes: what is relaxed for the search never relaxes them. */
export function searchAtDesk({ wishes, words, count }: Search, desk: Desk): Retrieved {
  const { query, parts } = desk;
  const retrieved = parts.mind.retrieve({
    ...query,
    wishes: joinWishes(query.wishes, wishes),
    words: [...query.words, ...words],
    count,
  });
  const found = retrieved.found.filter(({ film }) => mayBePicked(film, desk));
  for (const one of found) desk.found.set(one.film.tmdbId, one);
  tellOf(
    found.map(({ film }) => film),
    desk,
  );
  return { ...retrieved, found };
}
