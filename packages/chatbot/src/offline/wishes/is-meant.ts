/** Whether an everyday word is meant as a theme: 'about love', 'dog films', and not 'I would love to'. */
import type { Cue } from './meaning.ts';
import { hasCue, isItem, isMeasure, listWishes, type Piece } from './piece.ts';

/** Words between a sign and its keyword: 'about a lonely teacher'. */
const mostBetween = 2;
/** Words between a refusal and its keyword: 'no dying dogs'. */
const mostRefused = 1;
/** What may stand beside a keyword that is all that is said. */
const besides: readonly Cue[] = [
  'and',
  'or',
  'determiner',
  'please',
  'filmnoun',
  'made',
  'with',
  'want',
  'only',
];
const works: ReadonlySet<string> = new Set(
  'film films movie movies flick flicks picture pictures feature features story stories tale tales'.split(
    ' ',
  ),
);
const compounds: ReadonlySet<string> = new Set(['themed', 'based', 'related', 'centric']);

function hasSignBehind(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  if (next === undefined || next.startsClause) return false;
  const isGenre = listWishes(next).some(({ field }) => field === 'genres');
  const isInIt = next.text === 'in' && pieces[at + 2]?.text === 'it';
  return isGenre || isInIt || works.has(next.text) || compounds.has(next.text);
}

/** What 'of' follows where it means about: 'a satire of politics'. */
function isSubject(piece: Piece | undefined): boolean {
  return (listWishes(piece).length > 0 && !isMeasure(piece)) || hasCue(piece, 'filmnoun', 'please');
}

/** What a piece before the keyword says; null where one has to look further back. */
function readSign(
  pieces: readonly Piece[],
  before: number,
  between: number,
): 'sign' | 'with' | 'none' | null {
  const piece = pieces[before];
  if (hasCue(piece, 'unsaid', 'company')) return 'none';
  if (hasCue(piece, 'about', 'set')) return 'sign';
  if (hasCue(piece, 'with')) return 'with';
  // 'An adventure in the mountains'.
  if (piece?.text === 'in' && between === 0 && !piece.startsClause) {
    return isSubject(pieces[before - 1]) && !hasCue(pieces[before - 1], 'please') ? 'sign' : null;
  }
  if (hasCue(piece, 'no')) return between <= mostRefused ? 'with' : 'none';
  if ((piece?.text === 'of' || piece?.text === 'on') && between === 0) {
    return piece.startsClause || isSubject(pieces[before - 1]) ? 'sign' : 'none';
  }
  return null;
}

function isPassed(piece: Piece | undefined): boolean {
  return isItem(piece) || hasCue(piece, 'and', 'or', 'determiner') || piece?.text === 'the';
}

/** A sign before it, with at most two words and items of the same list between. */
function hasSignBefore(pieces: readonly Piece[], at: number, isCompany: boolean): boolean {
  let between = 0;
  for (let before = at - 1; before >= 0 && between <= mostBetween; before -= 1) {
    const sign = readSign(pieces, before, between);
    if (sign !== null) return sign === 'sign' || (sign === 'with' && !isCompany);
    if (pieces[before + 1]?.startsClause === true && !hasCue(pieces[before + 1], 'and', 'or')) return false;
    if (isPassed(pieces[before])) continue;
    if (pieces[before]?.meaning?.kind === 'cue') return false;
    between += 1;
  }
  return false;
}

/** 'magic, castles': the theme before it says what it is. */
function followsTheme(pieces: readonly Piece[], at: number): boolean {
  const before = hasCue(pieces[at - 1], 'and', 'or') ? pieces[at - 2] : pieces[at - 1];
  if (before === pieces[at - 1] && pieces[at]?.startsClause !== true) return false;
  const isClear = before?.meaning?.kind === 'wish' && before.meaning.sign === 'none';
  return isClear && listWishes(before).some(({ field }) => field === 'themes');
}

/** 'give me horses', but not 'give me time'. */
function isAskedFor(pieces: readonly Piece[], at: number): boolean {
  return (
    hasCue(pieces[at - 1], 'want') &&
    pieces[at]?.startsClause === false &&
    /[^s]s$/u.test(pieces[at]?.text ?? '')
  );
}

/** 'dogs', 'love and war, from the nineties please': nothing else is said. */
function isAll(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => isItem(piece) || hasCue(piece, ...besides) || piece.text === 'the');
}

export function isMeant(pieces: readonly Piece[], at: number): boolean {
  const meaning = pieces[at]?.meaning;
  if (meaning?.kind !== 'wish' || meaning.sign === 'none') return true;
  if (hasSignBehind(pieces, at) || followsTheme(pieces, at) || isAskedFor(pieces, at) || isAll(pieces))
    return true;
  return hasSignBefore(pieces, at, meaning.sign === 'sign-but-with');
}
