/** One search: filter, score, vary. */
import type { ChatFilm } from '../../chat-film.ts';
import { takeBestNumbers } from './best-numbers.ts';
import { type Candidate, chooseVaried } from './choose-varied.ts';
import type { FilmLikeness } from './film-likeness.ts';
import { filterFilms, type Filtered } from './filter-films.ts';
import type { Found, Query, Retrieved } from './retrieval.ts';
import { createFilmScores } from './score-films.ts';
import { scoreWeights } from './score-weights.ts';
import { findToldThemes } from './search-terms.ts';
import type { Wishes } from '../../wishes.ts';
import type { WordSearch } from './word-search.ts';

export interface Library {
  films: readonly ChatFilm[];
  /** Film numbers by TMDB id. */
  numbers: ReadonlyMap<number, number>;
  wordSearch: WordSearch;
  likeness: FilmLikeness;
  typicality: (genre: number, film: number) => number;
  /** By film number. */
  fameRanks: Float32Array;
}

/** How many of the best are weighed against one another. */
const pool = 60;
/** What a film must have of what the best one has besides fame; a famous film that has nothing to do with it is no find. */
const leastEvidence = 0.5;
/** So many come in any case. */
const leastFound = 3;

export function retrieveFilms(library: Library, query: Query): Retrieved {
  const { films } = library;
  const barred = new Set([...query.hidden, ...query.wishes.likeFilms]);
  const filtered = filterFilms(films, query.wishes, (number) => barred.has(films[number]!.tmdbId));
  const scores = createFilmScores(library, query, filtered);
  const best = takeBestNumbers(filtered.films, scores.scoreOf, pool).map(({ number, score }): Candidate => ({
    film: films[number]!,
    number,
    score,
    parts: scores.partsOf(number),
  }));
  const found = choose(library, query, filtered, best).map(({ film, number, score, parts }): Found => {
    const told = findToldThemes(film, query.words);
    return { film, score, parts, because: scores.becauseOf(number), ...(told.length > 0 && { told }) };
  });
  return { found, relaxed: filtered.relaxed, kept: filtered.kept, total: filtered.total };
}

/** What keeps every wish as it was made comes first where wishes gave way. */
function choose(
  library: Library,
  { wishes, count }: Query,
  { relaxed, countBroken }: Filtered,
  best: readonly Candidate[],
): Candidate[] {
  const isWhole = ({ number }: Candidate) => relaxed.length > 0 && countBroken(number) === 0;
  const whole = best.filter(isWhole).slice(0, count);
  const rest = best.filter((candidate) => !isWhole(candidate));
  const varied = chooseVaried(withEvidence(rest, leastFound - whole.length), {
    count: count - whole.length,
    wishes,
    seeds: findSeeds(library, wishes),
    compareWith: library.likeness.compareWith,
  });
  return [...whole, ...varied];
}

function findSeeds({ films, numbers }: Library, { likeFilms }: Wishes): ChatFilm[] {
  return likeFilms.map((id) => films[numbers.get(id) ?? -1]).filter((film) => film !== undefined);
}

function evidenceOf({ score, parts }: Candidate): number {
  return score - scoreWeights.prior * parts.prior;
}

function withEvidence(best: readonly Candidate[], least: number): readonly Candidate[] {
  const most = Math.max(0, ...best.map(evidenceOf));
  const telling = best.filter((candidate) => evidenceOf(candidate) >= leastEvidence * most);
  return telling.length >= least ? telling : best.slice(0, least);
}
