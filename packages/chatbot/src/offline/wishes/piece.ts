/** A message as phrases with meanings, mentions, and plain words between them. */
import type { Mention } from '../mentions/mention.ts';
import type { Span } from '../reading/message-words.ts';
import type { Cue, Meaning, OneWish } from './meaning.ts';

/** `from` and `to` are word numbers of the message. */
export interface Piece extends Span {
  meaning: Meaning | null;
  mention: Mention | null;
  /** The folded words, one space between them. */
  text: string;
  written: string;
  startsClause: boolean;
  startsSentence: boolean;
  marks: string;
}

export function hasCue(piece: Piece | undefined, ...cues: readonly Cue[]): boolean {
  if (piece?.meaning?.kind !== 'cue') return false;
  return piece.meaning.cues.some((cue) => cues.includes(cue));
}

export function listWishes(piece: Piece | undefined): readonly OneWish[] {
  return piece?.meaning?.kind === 'wish' ? piece.meaning.wishes : [];
}

/** Something that can be wished or refused. */
export function isItem(piece: Piece | undefined): boolean {
  if (piece === undefined) return false;
  if (piece.mention !== null) return true;
  const kind = piece.meaning?.kind;
  return kind === 'wish' || kind === 'romantic' || kind === 'place';
}

export function isMeasure(piece: Piece | undefined): boolean {
  return listWishes(piece).some(
    ({ field }) => field === 'years' || field === 'runtime' || field === 'rating',
  );
}

export function isFilm(piece: Piece | undefined): boolean {
  return piece?.mention?.kind === 'film';
}

/** The numbers of the pieces of the sentence that the piece stands in. */
export function findSentence(pieces: readonly Piece[], at: number): Span {
  let from = at;
  while (from > 0 && pieces[from]?.startsSentence !== true) from -= 1;
  let to = at + 1;
  while (to < pieces.length && pieces[to]?.startsSentence !== true) to += 1;
  return { from, to };
}
