/** One way in which a film or a person may be called. */
export type NameForm =
  /** The title, in any spelling, or the original title. */
  | 'title'
  /** The title without its subtitle, or the subtitle alone. */
  | 'title-part'
  | 'full-name'
  | 'surname';

export interface Name {
  form: NameForm;
  /** Folded, in order, without the words that a visitor may leave out; never empty. */
  words: readonly string[];
  /** Not as it is written by its owner: with numbers as digits, without its small words, with initials. */
  isRespelt: boolean;
  /** Whether it begins with an article that was left out. */
  hasArticle: boolean;
  /** Bit n is set where 'and' or 'of' was left out before word n. */
  joins: number;
  /** Bit n is set where a mark like ':' stands before word n. */
  marks: number;
}
