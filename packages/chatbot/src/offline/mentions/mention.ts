/** A film or a person that a message names. Mentions of a message never overlap and stand in their order. */
import type { Span } from '../reading/message-words.ts';

export type Mention = FilmMention | PersonMention | MissingFilmMention;

export interface FilmMention extends Span {
  kind: 'film';
  /** More than one where several films go by that name; the likeliest first. */
  tmdbIds: readonly number[];
  /** False where a slip of the pen was forgiven. */
  isExact: boolean;
  /** How the visitor wrote it. */
  written: string;
}

export interface PersonMention extends Span {
  kind: 'person';
  /** More than one where several people go by that name; the best known first. */
  ids: readonly number[];
  isExact: boolean;
  written: string;
}

/** Something that can only be a title ('like "Zzyzx Road"'), but of no film that we have. */
export interface MissingFilmMention extends Span {
  kind: 'missing-film';
  written: string;
}
