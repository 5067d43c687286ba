/** Items that are only spoken of: what is allowed, what was watched another time, what somebody told. */
import { hasCue, isItem, isMeasure, type Piece } from './piece.ts';

const mostBetween = 4;

function isConnector(piece: Piece | undefined): boolean {
  return hasCue(piece, 'and', 'or');
}

/** 'violent is ok', 'subtitles or not are fine'. */
export function isAllowed(pieces: readonly Piece[], at: number): boolean {
  let next = at + 1;
  while (!hasCue(pieces[next], 'fine')) {
    const piece = pieces[next];
    const isListed =
      isConnector(piece) || hasCue(piece, 'filmnoun', 'company') || (isItem(piece) && !isMeasure(piece));
    if (!isListed || piece?.startsClause === true || next - at > mostBetween) return false;
    next += 1;
  }
  return pieces[next]?.startsClause === false;
}

function isPart(piece: Piece | undefined): boolean {
  return piece !== undefined && !hasCue(piece, 'want', 'but');
}

/** The first piece of the clause; a list with commas in it is one clause. */
function startsHere(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.startsClause !== true) return false;
  return piece.startsSentence || !isItem(piece) || !isItem(pieces[at - 1]);
}

/** 'Usually I go for romance', 'last time it was horror', 'my wife is from Seoul'. */
function isNarrated(pieces: readonly Piece[], at: number): boolean {
  let isSpoken = true;
  for (let before = at; before >= 0 && !hasCue(pieces[before], 'but'); before -= 1) {
    // Habits reach over 'I go for'; what was once ends where a wish begins.
    if (hasCue(pieces[before], 'habit')) return true;
    isSpoken &&= isPart(pieces[before]);
    if (isSpoken && hasCue(pieces[before], 'narrated')) return true;
    if (startsHere(pieces, before)) break;
  }
  for (let next = at + 1; isPart(pieces[next]) && !startsHere(pieces, next); next += 1) {
    if (hasCue(pieces[next], 'narrated')) return true;
  }
  return false;
}

/** 'I read a book about a bank robbery', 'my girlfriend is from Seoul'. */
function isTold(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1;
  while (hasCue(pieces[before], 'determiner') || pieces[before]?.text === 'the') before -= 1;
  if (pieces[at]?.startsClause === true) return false;
  if (hasCue(pieces[before], 'unsaid')) return true;
  const isOrigin =
    hasCue(pieces[before], 'made') && ['is', 'are', 'am'].includes(pieces[before - 1]?.text ?? '');
  return isOrigin && hasCue(pieces[before - 2], 'company');
}

export function isOnlySpokenOf(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.mention === null && (isTold(pieces, at) || isNarrated(pieces, at));
}
