/** Sentences that ask about a film and wish for none: 'who directed Heat?', 'is this scary?'. */
import { findSentence, hasCue, isFilm, type Piece } from './piece.ts';

const yesOrNo: ReadonlySet<string> = new Set(
  'is was does did are were isnt wasnt has will can should would doesnt do'.split(' '),
);
const openQuestions: ReadonlySet<string> = new Set(
  'who whos when where why how what whats which whose'.split(' '),
);
const articles: ReadonlySet<string> = new Set('the a an film movie called film'.split(' '));

function standsForFilm(piece: Piece | undefined): boolean {
  return isFilm(piece) || hasCue(piece, 'this', 'that') || piece?.mention?.kind === 'missing-film';
}

function asksWhich(sentence: readonly Piece[]): boolean {
  return sentence[0]?.text === 'which' && ['is', 'are', 'was'].includes(sentence[1]?.text ?? '');
}

/** 'why do people like sad films?', but not 'why not a comedy?'. */
function asksWhy(sentence: readonly Piece[]): boolean {
  const isWhy = sentence[0]?.text === 'why' || (sentence[0]?.text === 'how' && sentence[1]?.text === 'come');
  return isWhy && !sentence.some((piece) => hasCue(piece, 'not', 'no') || piece.text === 'we');
}

function asksAboutFilm(sentence: readonly Piece[]): boolean {
  const opener = sentence.find((piece) => !hasCue(piece, 'and', 'but'));
  const word = opener?.text.split(' ')[0] ?? '';
  if (asksWhich(sentence) || asksWhy(sentence)) return true;
  const rest = sentence.filter((piece) => !articles.has(piece.text));
  if (yesOrNo.has(word)) return standsForFilm(rest[1]) || standsForFilm(rest[2]);
  if (!openQuestions.has(word)) return false;
  const isWish = sentence.some((piece) =>
    hasCue(piece, 'like', 'like-that', 'want', 'loved', 'same-director'),
  );
  const isNamed = (piece: Piece): boolean => standsForFilm(piece) && piece.text !== 'that';
  return !isWish && sentence.some(isNamed);
}

/** For every piece, whether its sentence is such a question. */
export function findQuestions(pieces: readonly Piece[]): boolean[] {
  const asks: boolean[] = [];
  for (let at = 0; at < pieces.length;) {
    const { from, to } = findSentence(pieces, at);
    const isQuestion = asksAboutFilm(pieces.slice(from, to));
    for (; at < to; at += 1) asks.push(isQuestion);
  }
  return asks;
}
