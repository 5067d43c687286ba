/** A message cut into words that remember where they stood. */
export interface MessageWord {
  /** As it was written. */
  text: string;
  /** As titles and names are compared: no accents, no case. A piece like 'rock-n-roll' gives several words. */
  folded: string;
  /** Offsets in the message, in UTF-16 units. */
  start: number;
  end: number;
  isCapitalised: boolean;
  /** Inside quotation marks of any kind. */
  isQuoted: boolean;
  /** A comma, a full stop or another mark stands between it and the word before. */
  startsClause: boolean;
  /** The marks between the word before and this one, spaces left out: ',', '.', '/', '-' or nothing. */
  marks?: string;
}

/** Word numbers of a message: `from` belongs to it, `to` does not. */
export interface Span {
  from: number;
  to: number;
}
