/** The ways in which each word of a message can be read as words of names. */
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import type { MessageWord } from '../../reading/message-words.ts';
import { isLight } from './light-words.ts';
import type { NameIndex } from './name-index.ts';

export interface WordReading {
  /** The word of the message behind what was read. */
  to: number;
  /** Numbers of words of names. */
  words: readonly number[];
  /** 1 where a slip of the pen was forgiven. */
  slips: 0 | 1;
  /** A slip that left another real word, as 'head' for 'heat'. */
  isRealWord: boolean;
  /** Every letter is right, if not every space. */
  isPlain: boolean;
}

const mostNumberWords = 4;
const mostNear = 8;
/** Any shorter word is near to many others. */
const shortestRealWord = 4;
/** 'brad pit' */
const shortestSurname = 3;
const shortestSplit = 4;
const longestSplit = 30;
const possessive = /['’‘ʼ`´]s$/iu;

function read(index: NameIndex, words: readonly string[], to: number): WordReading[] {
  const numbers: number[] = [];
  for (const word of words) {
    const number = index.lexicon.find(word);
    if (number === undefined) return [];
    numbers.push(number);
  }
  return [{ to, words: numbers, slips: 0, isRealWord: false, isPlain: true }];
}

function readAsWritten(index: NameIndex, words: readonly MessageWord[], at: number): WordReading[] {
  const { folded, text } = words[at]!;
  const found = read(index, [folded], at + 1);
  if (possessive.test(text)) found.push(...read(index, [folded.slice(0, -1)], at + 1));
  return found;
}

/** 'ii', 'two', 'twenty one', 'dr' and 'vs' in the one form that names are kept in as well. */
function readRespelt(index: NameIndex, words: readonly MessageWord[], at: number): WordReading[] {
  const { folded } = words[at]!;
  if (folded === 'v' && at > 0) return [...read(index, ['versus'], at + 1), ...read(index, ['5'], at + 1)];
  // A numeral counts only behind another word.
  const respelt = foldSpellings(['', folded]).slice(1);
  if (respelt[0] === folded) return [];
  const found = read(index, respelt, at + 1);
  for (let to = at + 2; to <= Math.min(at + mostNumberWords, words.length); to += 1) {
    const several = words.slice(at, to).map((word) => word.folded);
    const joined = foldSpellings(several);
    if (joined.length < several.length) found.push(...read(index, joined, to));
  }
  return found;
}

function readNear(index: NameIndex, words: readonly MessageWord[], at: number): WordReading[] {
  const { folded } = words[at]!;
  if (isLight(folded)) return [];
  const isRealWord = index.lexicon.isOrdinary(folded);
  const isBehindName = folded.length === shortestSurname && index.isGivenName(words[at - 1]?.folded ?? '');
  if (isRealWord && folded.length < shortestRealWord && !isBehindName) return [];
  const near = index.findNear(folded).slice(0, mostNear);
  return near.map((word) => ({ to: at + 1, words: [word], slips: 1, isRealWord, isPlain: false }));
}

/** 'god father', 'spider-man' */
function readJoined(index: NameIndex, words: readonly MessageWord[], at: number): WordReading[] {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!next || next.startsClause || isLight(word.folded) || next.isQuoted !== word.isQuoted) return [];
  const isOneWord = next.marks === '-';
  return read(index, [word.folded + next.folded], at + 2).map((reading) => ({
    ...reading,
    slips: isOneWord ? 0 : 1,
  }));
}

/** 'bladerunner' */
function readSplit(index: NameIndex, words: readonly MessageWord[], at: number): WordReading[] {
  const { folded } = words[at]!;
  const { length } = folded;
  if (length < shortestSplit || length > longestSplit || index.lexicon.isOrdinary(folded)) return [];
  const found: WordReading[] = [];
  for (let cut = 1; cut < length; cut += 1) {
    const parts = [folded.slice(0, cut), folded.slice(cut)].filter((part) => !isLight(part));
    for (const reading of read(index, parts, at + 1)) found.push({ ...reading, slips: 1 });
  }
  return found;
}

/** By the number of the word that a reading begins at; readings without slips come first. */
export function readWords(index: NameIndex, words: readonly MessageWord[]): WordReading[][] {
  return words.map((_, at) => [
    ...readAsWritten(index, words, at),
    ...readRespelt(index, words, at),
    ...readJoined(index, words, at),
    ...readNear(index, words, at),
    ...readSplit(index, words, at),
  ]);
}
