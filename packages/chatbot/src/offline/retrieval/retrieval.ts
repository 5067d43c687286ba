/** Films that keep a set of wishes, best first and varied, with the parts of their scores. */
import type { ChatFilm } from '../../chat-film.ts';
import type { SimilarFilm } from '../../film-source.ts';
import type { WishField } from '../wishes/wish-reading.ts';
import type { Wishes } from '../../wishes.ts';

export interface Query {
  wishes: Wishes;
  /** Folded words that describe the film and became no wish: 'two brothers rob a bank in a small town'. */
  words: readonly string[];
  /** What the recommendation service says is like each of `wishes.likeFilms` or of the visitor's own films. */
  neighbours: ReadonlyMap<number, readonly SimilarFilm[]>;
  /** Films of the visitor's taste: they draw like seeds, weakly. */
  tastes: readonly number[];
  /** Films that are not to come: shown before, watched, seeds. */
  hidden: ReadonlySet<number>;
  /** 3 to 5. */
  count: number;
  /** Leaves films equally good to chance, so that 'surprise me' is one; the same seed gives the same list. */
  seed?: number;
}

/** How much of the score came from where, each 0 to 1 before its weight. */
export interface ScoreParts {
  likeness: number;
  words: number;
  themes: number;
  moods: number;
  genres: number;
  people: number;
  taste: number;
  prior: number;
}

export const noParts: Readonly<ScoreParts> = {
  likeness: 0,
  words: 0,
  themes: 0,
  moods: 0,
  genres: 0,
  people: 0,
  taste: 0,
  prior: 0,
};

export interface Found {
  film: ChatFilm;
  score: number;
  parts: ScoreParts;
  /** The seed or own film that it is most like, where there is one. */
  because: number | null;
  /** The film's themes that the query's words speak of; left out where there are none. */
  told?: readonly string[];
}

export interface Relaxation {
  field: WishField;
  /** `widened` keeps a wider form of the wish, `dropped` none. */
  how: 'widened' | 'dropped';
}

export interface Retrieved {
  found: Found[];
  /** What had to be relaxed so that something was left, in the order it happened. */
  relaxed: Relaxation[];
  /** The wishes that every found film keeps. */
  kept: Wishes;
  /** How many films keep them, shown or not. */
  total: number;
}

export type Retrieve = (query: Query) => Retrieved;
