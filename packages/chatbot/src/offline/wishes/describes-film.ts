/** Whether a describing word describes a film: 'a dark thriller', and neither 'a dark room' nor 'I am sad'. */
import {
  doers,
  doingWords,
  filmAspects,
  nounWords,
  ownFeelings,
  possessives,
  smallWords,
  reactions,
} from './lexicon/adjective-words.ts';
import { isMeant } from './is-meant.ts';
import { hasCue, listWishes, type Piece } from './piece.ts';

const adverbs: ReadonlySet<string> = new Set(
  'so very really quite pretty rather a bit little feeling just all'.split(' '),
);
const describing: ReadonlySet<string> = new Set(['moods', 'fame', 'years', 'runtime', 'rating']);

/** One word that says what something is like. */
function isAdjective(piece: Piece): boolean {
  const [wish] = listWishes(piece);
  if (wish === undefined || piece.text.includes(' ') || /\d/u.test(piece.text)) return false;
  const isExact = 'range' in wish && wish.field !== 'rating' && !wish.isVague;
  return describing.has(wish.field) && !isExact;
}

/** A noun behind it that no film has. */
function describesOther(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  if (next === undefined || next.startsClause || next.mention !== null) return false;
  if (next.meaning?.kind === 'wish' && !isMeant(pieces, at + 1)) return true;
  if (next.meaning !== null) return false;
  if (nounWords.has(pieces[at]?.text ?? '') || next.text.endsWith('ly')) return false;
  return !filmAspects.has(next.text) && !smallWords.has(next.text) && !/\d/u.test(next.text);
}

/** 'I am sad', 'my boss is crazy', but not 'it should be sad' or 'too sad'. */
function describesSomebody(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && adverbs.has(pieces[before]?.text ?? '')) before -= 1;
  if (pieces[before + 1]?.startsClause === true) return false;
  const text = pieces[before]?.text ?? '';
  if (doingWords.has(pieces[at]?.text ?? '') && doers.has(text)) return true;
  // 'That is funny' answers, 'something that is funny' wishes.
  const isReaction = reactions.has(text) && pieces[before]?.startsSentence === true;
  if (ownFeelings.has(text) || isReaction) return true;
  const subject = pieces[before - 1];
  const isPerson = hasCue(subject, 'company') || possessives.has(pieces[before - 2]?.text ?? '');
  return text === 'is' && isPerson && !hasCue(subject, 'filmnoun') && subject?.meaning?.kind !== 'wish';
}

function isOwned(pieces: readonly Piece[], at: number): boolean {
  return possessives.has(pieces[at - 1]?.text ?? '') && pieces[at]?.startsClause === false;
}

/** 'my wedding', 'our French friends': nothing that a film should have. Genres stay: 'I like my comedies black'. */
function isOwnedThing(pieces: readonly Piece[], at: number): boolean {
  if (!isOwned(pieces, at)) return false;
  const isWork = hasCue(pieces[at + 1], 'filmnoun') || (pieces[at]?.text ?? '').startsWith('favo');
  const fields = listWishes(pieces[at]).map(({ field }) => field);
  return (
    !isWork &&
    fields.some(
      (field) => field === 'themes' || field === 'languages' || field === 'countries' || field === 'rating',
    )
  );
}

export function describesFilm(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined) return false;
  if (isOwnedThing(pieces, at)) return false;
  if (!isAdjective(piece)) return true;
  return !describesOther(pieces, at) && !describesSomebody(pieces, at) && !isOwned(pieces, at);
}
