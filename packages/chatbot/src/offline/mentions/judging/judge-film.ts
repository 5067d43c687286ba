/** Whether a part of a message that could be a title is one. */
import type { FilmKnowledge } from '../../knowledge/film-knowledge.ts';
import type { NameIndex } from '../names/name-index.ts';
import { isArticle, isLight } from '../names/light-words.ts';
import { givesYear, isNumbers, leadsRange } from '../signs/find-ranges.ts';
import { isYear } from '../signs/find-years.ts';
import type { Signs } from '../signs/find-signs.ts';
import type { MessageWord } from '../../reading/message-words.ts';
import { holdingWords, pointingWords } from '../words/ordinary-words.ts';
import type { FilmCandidate } from './candidate.ts';

/**
 * How easily the words stand in a message without naming the film: hardly ('blade runner'), now and then ('heat'), often
 * ('war', 'up', '2012'), nearly always ('it').
 */
export type TitleGrade = 'telling' | 'ordinary' | 'risky' | 'pointing';

export interface JudgedWords {
  knowledge: FilmKnowledge;
  index: NameIndex;
  readsAsWish: (folded: readonly string[]) => boolean;
  words: readonly MessageWord[];
}

/** Bits; measured on sentences with and without titles. */
const telling = { oneWord: 17, title: 24, part: 26 };
const slipCost = 4;
/** Of a prominence from 0 to 1. */
const wellKnown = 0.75;
/** Of all films. */
const rareTheme = 0.003;
const shortestTelling = 5;
const number = /^\d{1,4}$/u;

function contentOf(words: readonly MessageWord[], { from, to }: FilmCandidate): string[] {
  const all = words.slice(from, to).map(({ folded }) => folded);
  const content = all.filter((word) => !isLight(word));
  return content.length > 0 ? content : all;
}

function readsOtherwise(
  { readsAsWish, words }: JudgedWords,
  candidate: FilmCandidate,
  content: string[],
): boolean {
  const all = words.slice(candidate.from, candidate.to).map(({ folded }) => folded);
  return readsAsWish(all) || readsAsWish(content);
}

function gradeOneWord(judged: JudgedWords, candidate: FilmCandidate, word: string): TitleGrade {
  const isOrdinary = judged.index.lexicon.isOrdinary(word);
  if (word.length === 1 || isYear(word) || number.test(word)) return 'risky';
  if (isOrdinary && candidate.isOtherArticle) return 'risky';
  const isTelling = candidate.strength >= telling.oneWord && word.length >= shortestTelling;
  return isTelling && !isOrdinary && candidate.slips === 0 && candidate.form === 'title'
    ? 'telling'
    : 'ordinary';
}

export function gradeTitle(judged: JudgedWords, candidate: FilmCandidate): TitleGrade {
  const content = contentOf(judged.words, candidate);
  if (content.every((word) => pointingWords.has(word))) return 'pointing';
  if (isNumbers(judged.words, candidate)) return 'risky';
  if (content.every((word) => holdingWords.has(word) || pointingWords.has(word))) return 'risky';
  if (readsOtherwise(judged, candidate, content)) {
    const isTelling = candidate.strength >= telling.title && candidate.form !== 'begun';
    return isTelling ? 'ordinary' : 'risky';
  }
  if (candidate.form === 'begun') return 'ordinary';
  if (candidate.depth === 1) return gradeOneWord(judged, candidate, content[0] ?? '');
  const strength = candidate.strength - candidate.slips * slipCost;
  return strength >= (candidate.form === 'title' ? telling.title : telling.part) ? 'telling' : 'ordinary';
}

function isShownAsTitle({ isQuoted, isNamedFilm, endsAtBoundary }: Signs): boolean {
  return isQuoted || (isNamedFilm && endsAtBoundary);
}

/** Two words behind a preposition may well be no title: 'for grown ups'; 'scare the living daylights out of me'. */
function isIdiom({ depth, slips }: FilmCandidate, signs: Signs): boolean {
  if (slips > 0 || signs.isCapitalised) return false;
  return signs.isBeforeOutOf || (depth === 2 && signs.isBehindPreposition);
}

function acceptsOrdinary(candidate: FilmCandidate, signs: Signs): boolean {
  const { filmCue, endsAtBoundary } = signs;
  const isLong = candidate.depth > 1 || signs.hasCapitalArticle;
  if (signs.isCapitalised && !signs.isCutFromName) return true;
  if (filmCue === 2 && (isLong || endsAtBoundary)) return true;
  if (filmCue === 1 && endsAtBoundary) return true;
  if (signs.isWholeMessage && !isIdiom(candidate, signs)) return true;
  return signs.isBehindFilm && (isLong || signs.beginsClause);
}

/** 'the ring', 'parasite': whoever asks for a theme writes no article, and seldom asks for one that hardly any film has. */
function isRatherTitle({ knowledge, words }: JudgedWords, candidate: FilmCandidate, signs: Signs): boolean {
  const { from, to, form, slips, ids, isOtherArticle } = candidate;
  if (!signs.isAlone || !signs.isWholeMessage || form !== 'title' || slips > 0) return false;
  if (isOtherArticle) return false;
  if (isArticle(words[from]!.folded)) return true;
  const theme = words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');
  const prominence = knowledge.filmsById.get(ids[0] ?? 0)?.prominence ?? 0;
  const films = knowledge.themes.get(theme) ?? Infinity;
  return prominence >= wellKnown && films <= rareTheme * knowledge.films.length;
}

function acceptsRisky(judged: JudgedWords, candidate: FilmCandidate, signs: Signs): boolean {
  const { filmCue, endsAtBoundary, isCapitalised, isCutFromName } = signs;
  if (filmCue === 2 && endsAtBoundary) return true;
  if (signs.isBehindWas && signs.beginsClause) return true;
  if (isRatherTitle(judged, candidate, signs)) return true;
  if (isCapitalised && !isCutFromName && endsAtBoundary)
    return candidate.depth > 1 || signs.hasCapitalArticle || filmCue > 0;
  return false;
}

function acceptsPointing(signs: Signs): boolean {
  const { filmCue, endsAtBoundary, isCapitalised, isCutFromName } = signs;
  if (signs.isAlone && signs.isBegunLarge) return true;
  return isCapitalised && !isCutFromName && filmCue > 0 && endsAtBoundary;
}

/** 'Heat was great' */
function isSaidOf({ isBehindFilm, beginsClause }: Signs): boolean {
  return isBehindFilm && beginsClause;
}

function isOrdinaryWord({ lexicon }: NameIndex, word: number): boolean {
  return lexicon.isOrdinary(lexicon.words[word] ?? '');
}

/** A slip asks for more: that little else could have been meant, or that a title is due. */
function forgivesSlips(
  { index }: JudgedWords,
  candidate: FilmCandidate,
  signs: Signs,
  written: string,
): boolean {
  const { depth, plainStrength, isRealWord, slips } = candidate;
  if (slips === 0) return true;
  if (slips > 1) return plainStrength >= 26;
  // 'stroy' is 'story' rather than 'Troy'.
  const isNearOrdinary = index.findNear(written).some((word) => isOrdinaryWord(index, word));
  const isDue =
    signs.filmCue > 0 || signs.isCapitalised || signs.isWholeMessage || signs.isQuoted || isSaidOf(signs);
  if (depth === 1 && candidate.isUnmistakable && written.length >= 5 && !isNearOrdinary) return true;
  if (depth === 1) return isDue && written.length >= (signs.filmCue === 2 ? 4 : 5);
  if (!isRealWord && signs.filmCue === 2 && signs.endsAtBoundary && candidate.form === 'title') return true;
  if (isRealWord) return plainStrength >= 20 || (signs.filmCue === 2 && plainStrength >= 12);
  return plainStrength >= 12 || (isDue && plainStrength >= 8);
}

/** 'mistery' is a slip of 'mystery' rather than of 'misery'; where both are one wish, the title needs a sure sign. */
function isSlipOfWish(judged: JudgedWords, candidate: FilmCandidate, signs: Signs): boolean {
  if (candidate.slips === 0 || candidate.to - candidate.from > 1) return false;
  if (!judged.readsAsWish([judged.words[candidate.from]!.folded])) return false;
  if (isSaidOf(signs)) return false;
  return signs.filmCue < 2 || candidate.isOtherArticle;
}

/** A year or a length is no title, unless the film's own year or quotation marks say so. */
function isMeasure(words: readonly MessageWord[], span: FilmCandidate): boolean {
  return givesYear(words, span) || leadsRange(words, span);
}

/** @param hasYear the film's own year stands beside the title */
export function acceptsFilm(
  judged: JudgedWords,
  candidate: FilmCandidate,
  signs: Signs,
  hasYear: boolean,
): boolean {
  const written = contentOf(judged.words, candidate).join('');
  if (!forgivesSlips(judged, candidate, signs, written)) return false;
  if (candidate.form === 'begun' && candidate.strength < telling.title) return false;
  if (hasYear || signs.isQuoted) return true;
  if (isMeasure(judged.words, candidate) || isSlipOfWish(judged, candidate, signs)) return false;
  if (isShownAsTitle(signs)) return true;
  if (signs.isPartOfQuote || (signs.isInCompound && candidate.depth === 1)) return false;
  if (candidate.slips === 1 && candidate.depth === 1 && candidate.isUnmistakable) return !signs.isCutFromName;
  const grade = gradeTitle(judged, candidate);
  const isTelling = grade === 'telling' && !isIdiom(candidate, signs);
  if (isTelling) return !signs.isCutBehind;
  if (grade === 'ordinary' || grade === 'telling') return acceptsOrdinary(candidate, signs);
  if (grade === 'risky') return acceptsRisky(judged, candidate, signs);
  return acceptsPointing(signs);
}
