/** What a part of a message may stand for, before anything around it is looked at. */
import type { Span } from '../../reading/message-words.ts';

interface Reading extends Span {
  /** How many words of the name were read. */
  depth: number;
  slips: number;
  /** A slip left another real word, as 'head' for 'heat'. */
  isRealWord: boolean;
  /** How unlikely it is that the words stand together by chance, in bits; and the share of those without a slip. */
  strength: number;
  plainStrength: number;
}

export interface FilmCandidate extends Reading {
  kind: 'film';
  /** `begun`: the title goes on behind what is written. */
  form: 'title' | 'title-part' | 'begun';
  /** The most widely known first. */
  ids: readonly number[];
  /** An article stands before the title that is not written, or the other way round. */
  isOtherArticle: boolean;
  /** The title is one word that nobody uses for anything else, of a film that nearly everybody knows. */
  isUnmistakable: boolean;
}

export interface PersonCandidate extends Reading {
  kind: 'person';
  form: 'full-name' | 'surname';
  /** The best known first. */
  ids: readonly number[];
  /** How well the first of them is known, as `rank-people.ts` counts it. */
  fame: number;
}

export type Candidate = FilmCandidate | PersonCandidate;
