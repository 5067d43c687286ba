/** Cuts the words of a message into pieces; where several readings begin, the longest wins. */
import type { Meaning } from './meaning.ts';
import type { Measure, MeasureText } from './measure.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { readChildAge } from './read-child-age.ts';
import { readRating } from './read-rating.ts';
import { readRuntime } from './read-runtime.ts';
import { readYears } from './read-years.ts';
import type { WishWord } from './wish-words.ts';

interface Reading {
  meaning: Meaning;
  length: number;
}

const measureReaders = [readYears, readRuntime, readRating];

function findMeasure(text: MeasureText, at: number): Measure | null {
  let best: Measure | null = null;
  for (const read of measureReaders) {
    const found = read(text, at);
    if (found !== null && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}

const settings: ReadonlySet<string> = new Set(['in', 'on', 'at', 'during', 'around']);

function endsInSetting(words: readonly string[], last: number, length: number): boolean {
  return length > 1 && words[last] === 'set' && settings.has(words[last + 1] ?? '');
}

function findReading(text: MeasureText, at: number, book: PhraseBook): Reading | null {
  const age = readChildAge(text, at);
  if (age !== null) return age;
  const found = book.find(text.words, at);
  // 'A heist film set in Las Vegas' is not about a film set.
  const isSetting = found !== null && endsInSetting(text.words, at + found.length - 1, found.length);
  const phrase = isSetting ? book.find(text.words.slice(0, at + found.length - 1), at) : found;
  const measure = findMeasure(text, at);
  if (measure === null || measure.length < (phrase?.length ?? 0)) return phrase;
  return { meaning: { kind: 'wish', wishes: [measure.wish], sign: 'none' }, length: measure.length };
}

/** A phrase does not reach over the start of a sentence. */
function cutAtSentences(words: readonly WishWord[], at: number, length: number): number {
  for (let next = at + 1; next < at + length; next += 1) {
    if (words[next]?.startsSentence === true) return next - at;
  }
  return length;
}

export function findPieces(words: readonly WishWord[], book: PhraseBook, thisYear: number): Piece[] {
  const text: MeasureText = {
    words: words.map(({ word }) => word),
    marks: words.map(({ marks }) => marks),
    starts: words.map(({ startsClause }) => startsClause),
    thisYear,
  };
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    if (first === undefined) break;
    const reading = first.mention === null ? findReading(text, at, book) : null;
    const isWhole = reading !== null && cutAtSentences(words, at, reading.length) === reading.length;
    const length = isWhole ? reading.length : 1;
    const last = words[at + length - 1] ?? first;
    const { startsClause, startsSentence, marks, mention, from } = first;
    pieces.push({
      from,
      to: last.to,
      meaning: isWhole ? reading.meaning : null,
      mention,
      text: text.words.slice(at, at + length).join(' '),
      written: last.written,
      startsClause,
      startsSentence,
      marks,
    });
    at += length;
  }
  return pieces;
}
