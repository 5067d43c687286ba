/** Cuts a message into words. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import { findQuotes } from './find-quotes.ts';
import type { MessageWord } from './message-words.ts';

// A dotted acronym, or letters and digits with apostrophes among them; '&' and '+' read as 'and'. Invisible signs belong
// to the word that they stand in.
const piecePattern =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}*|\d{1,3}(?:,\d{3})+(?![\d,])|[\p{L}\p{N}\p{M}\p{Cf}$¢]+(?:['’‘ʼ`´][\p{L}\p{N}\p{M}]+)*|[&+]/gu;
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const readable = /[\p{L}\p{N}]/u;
const joining = /^[&+]$/u;
const capital = /^\p{Lu}/u;
const clauseMark = /[.,;:!?…—–()[\]{}<>|•~=\n¿¡，。、！？；：（）]|\p{So}|\s-+\s|--/u;
/** What a full stop behind it only shortens. */
const shortened = new Set('dr mr mrs ms st jr sr vs vol prof'.split(' '));
const digitsApart = /^[.,]$/u;
const endsInDigit = /\d$/u;
const beginsWithDigit = /^\d/u;

interface Piece {
  text: string;
  start: number;
  end: number;
  words: string[];
}

function isAnd({ text, words }: Piece): boolean {
  return words[0] === 'and' && text.length === 1;
}

/** '18+' says no 'and', and neither does a mark in a row of such marks. */
function joinsWords(message: string, at: number, before: Piece | undefined): boolean {
  if (before === undefined || isAnd(before)) return false;
  return !(message.charAt(at) === '+' && beginsWithDigit.test(message.charAt(at - 1)));
}

function cutPieces(message: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: piece, index } of message.matchAll(piecePattern)) {
    const text = piece.replace(invisible, '');
    const end = index + piece.length;
    if (readable.test(text)) pieces.push({ text, start: index, end, words: splitWords(text) });
    else if (joining.test(text) && joinsWords(message, index, pieces.at(-1)))
      pieces.push({ text, start: index, end, words: ['and'] });
  }
  const last = pieces.at(-1);
  return last && isAnd(last) ? pieces.slice(0, -1) : pieces;
}

function isShortened({ text, words }: Piece): boolean {
  return shortened.has(words[0] ?? '') || (text.length === 1 && capital.test(text) && text !== 'I');
}

function startsClause(gap: string, before: Piece, piece: Piece): boolean {
  if (!clauseMark.test(gap)) return false;
  const isNumber = endsInDigit.test(before.text) && beginsWithDigit.test(piece.text);
  if (isNumber && digitsApart.test(gap)) return false;
  return !(gap.startsWith('.') && isShortened(before) && !clauseMark.test(gap.slice(1)));
}

export function splitMessage(message: string): MessageWord[] {
  const quotes = findQuotes(message);
  const words: MessageWord[] = [];
  let before: Piece | undefined;
  for (const piece of cutPieces(message)) {
    const { text, start, end } = piece;
    const gap = message.slice(before?.end ?? 0, start);
    const isQuoted = quotes.some((quote) => quote.start <= start && end <= quote.end);
    for (const [at, folded] of piece.words.entries()) {
      const isFirst = at === 0;
      words.push({
        text,
        folded,
        start,
        end,
        isCapitalised: capital.test(text),
        isQuoted,
        startsClause: isFirst && (before === undefined || startsClause(gap, before, piece)),
        marks: isFirst ? gap.replace(/\s/gu, '').replace(invisible, '') : '',
      });
    }
    before = piece;
  }
  return words;
}
