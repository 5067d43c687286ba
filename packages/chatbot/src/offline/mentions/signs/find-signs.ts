/** What around a name says that it is one. */
import type { Span } from '../../reading/message-words.ts';
import { isArticle } from '../names/light-words.ts';
import {
  behindFilm,
  behindPerson,
  boundaryWords,
  filmCues,
  fillers,
  filmNouns,
  opinions,
  personCues,
  replies,
  type CueStrength,
} from '../words/cue-words.ts';
import { holdingWords, pointingWords } from '../words/ordinary-words.ts';
import { findCue } from './find-cue.ts';
import { isYear } from './find-years.ts';
import type { MessageView } from './message-view.ts';

export interface Signs {
  /** The quotation marks are around the name and nothing else. */
  isQuoted: boolean;
  /** The marks are around more than the name: 'Heat' in "The Heat of the Moment". */
  isPartOfQuote: boolean;
  isCapitalised: boolean;
  isCutFromName: boolean;
  /** Another capital stands right behind: 'Blade Runner Rises'. */
  isCutBehind: boolean;
  beginsClause: boolean;
  filmCue: CueStrength | 0;
  /** 'the movie Up' */
  isNamedFilm: boolean;
  /** A hyphen ties it to another word: 'mind-bending', but not 'Nolan-like'. */
  isInCompound: boolean;
  /** 'saw The Father' */
  hasCapitalArticle: boolean;
  personCue: CueStrength | 0;
  isBehindPerson: boolean;
  isBehindFilm: boolean;
  /** 'Halloween was great'; 'war is ugly' is said of no film. */
  isBehindWas: boolean;
  /** 'a fairy tale for grown ups' */
  isBehindPreposition: boolean;
  /** 'the living daylights out of me' */
  isBeforeOutOf: boolean;
  /** Its first letter is large, if only because a sentence begins with it. */
  isBegunLarge: boolean;
  /** The sentence seems to go on behind the name, not the name. */
  endsAtBoundary: boolean;
  isWholeMessage: boolean;
  /** Not even a filler stands around it. */
  isAlone: boolean;
}

const mostFillers = 5;
const longestQuotedTitle = 8;
const quotation = /["“”„«»‹›「」『』]/u;

/** Whether a quotation begins or ends before the word. */
function isQuoteEdge({ words }: MessageView, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before?.isQuoted !== word?.isQuoted) return true;
  return quotation.test(word?.marks ?? '');
}

function isAroundQuote(view: MessageView, { from, to }: Span): boolean {
  const { words } = view;
  if (!words.slice(from, to).every((word) => word.isQuoted)) return false;
  const isBegun =
    isQuoteEdge(view, from) || (isArticle(words[from - 1]!.folded) && isQuoteEdge(view, from - 1));
  return isBegun && isQuoteEdge(view, to);
}

/** Whoever quotes more words than a title has quotes a sentence. */
function isPartOfQuote(view: MessageView, { from, to }: Span): boolean {
  if (view.words[from]?.isQuoted !== true || view.words[to - 1]?.isQuoted !== true) return false;
  let [first, end] = [from, to];
  while (!isQuoteEdge(view, first)) first -= 1;
  while (!isQuoteEdge(view, end)) end += 1;
  return end - first <= longestQuotedTitle && (first < from || end > to);
}

/** 'a movie nobody knows', 'a film up to two hours': a small word goes on with the sentence. */
function goesOn(view: MessageView, { from, to }: Span): boolean {
  const { folded } = view.words[from]!;
  const isSmall = pointingWords.has(folded) || holdingWords.has(folded) || isYear(folded);
  if (!isSmall || isArticle(folded) || view.hasTellingCapital(from)) return false;
  const behind = view.words[to];
  const isEnded = behind === undefined || behind.startsClause;
  return !(isEnded && to - from === 1 && view.words[from - 2]?.folded === 'the');
}

function isNamedFilm(view: MessageView, span: Span): boolean {
  const { words } = view;
  const { from } = span;
  const [before, noun] = [words[from - 2]?.folded ?? '', words[from - 1]?.folded ?? ''];
  if (!filmNouns.has(noun) || words[from]!.startsClause) return false;
  if (noun !== 'movie' && noun !== 'film') return true;
  return (isArticle(before) || from === 1) && !goesOn(view, span);
}

const prepositions = new Set('for with about in on at to where who when while'.split(' '));
const comparingEnds = new Set('like style esque ish type level vibe vibes inspired'.split(' '));

function isTied({ words }: MessageView, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return before !== undefined && word?.marks === '-' && word.start === before.end + 1;
}

function isInCompound(view: MessageView, { from, to }: Span): boolean {
  return isTied(view, from) || (isTied(view, to) && !comparingEnds.has(view.words[to]?.folded ?? ''));
}

const asking = new Set(['is', 'was', 'are', 'does', 'did', 'has', 'isnt', 'wasnt', 'doesnt']);

/** 'what is Heat about' */
function isAskedWhatAbout({ words }: MessageView, { from, to }: Span): boolean {
  const at = isArticle(words[from - 1]?.folded ?? '') ? from - 2 : from - 1;
  const isEnd = words[to + 1] === undefined || words[to + 1]?.startsClause === true;
  return words[to]?.folded === 'about' && isEnd && ['is', 'was', 'whats'].includes(words[at]?.folded ?? '');
}

/** 'Heat is brilliant' */
function isJudged({ words }: MessageView, to: number): boolean {
  return words[to]?.folded === 'is' && opinions.has(words[to + 1]?.folded ?? '');
}

/** 'is Heat scary' */
function isAskedAbout({ words }: MessageView, { from }: Span): boolean {
  const at = isArticle(words[from - 1]?.folded ?? '') ? from - 2 : from - 1;
  return words[at]?.startsClause === true && asking.has(words[at].folded);
}

/** 'great, thanks', 'good one' */
function isReply({ words }: MessageView, { from, to }: Span): boolean {
  return words
    .slice(from, to)
    .every(({ folded }) => [replies, fillers, pointingWords, holdingWords].some((some) => some.has(folded)));
}

/** 'loved it', 'surprise me' */
const objects = new Set('it that me us you is was'.split(' '));

/** 'that is big' */
function isSaidOfThat({ words }: MessageView, from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  if (before === 'thats') return true;
  return (before === 'is' || before === 'was') && words[from - 2]?.folded === 'that';
}

/** 'about love' says what for; 'how about heat' names something. */
function isBehindTopic({ words }: MessageView, from: number): boolean {
  if (!prepositions.has(words[from - 1]?.folded ?? '') || words[from]!.startsClause) return false;
  return !['how', 'what'].includes(words[from - 2]?.folded ?? '');
}

function isAmongFillers(view: MessageView, span: Span): boolean {
  const { words } = view;
  const { from, to } = span;
  if (
    isReply(view, span) ||
    isBehindTopic(view, from) ||
    objects.has(words[to]?.folded ?? '') ||
    (to - from === 1 && isSaidOfThat(view, from))
  )
    return false;
  if (words.length - (to - from) > mostFillers) return false;
  return words.every(({ folded }, at) => (at >= from && at < to) || fillers.has(folded));
}

export function findSigns(view: MessageView, span: Span): Signs {
  const { words } = view;
  const { from, to } = span;
  const behind = words[to];
  const isEnded = behind === undefined || behind.startsClause || behind.isQuoted !== words[to - 1]!.isQuoted;
  return {
    isQuoted: isAroundQuote(view, span),
    isPartOfQuote: !isAroundQuote(view, span) && isPartOfQuote(view, span),
    isCapitalised: view.isCapitalised(span),
    isCutFromName: view.isCutFromName(span),
    isCutBehind: view.isCutFromName({ from: 0, to }),
    beginsClause: words[from]!.startsClause,
    filmCue: isAskedWhatAbout(view, span) ? 2 : findCue(words, from, filmCues),
    isNamedFilm: isNamedFilm(view, span),
    personCue: findCue(words, from, personCues),
    isBehindPerson: behind !== undefined && !behind.startsClause && behindPerson.has(behind.folded),
    isBehindFilm: !isEnded && (behindFilm.has(behind.folded) || isJudged(view, to)),
    isBehindWas: !isEnded && behind.folded === 'was',
    isBehindPreposition: prepositions.has(words[from - 1]?.folded ?? ''),
    isBeforeOutOf: behind?.folded === 'out' && words[to + 1]?.folded === 'of',
    isBegunLarge: words[from]!.isCapitalised || /^\d/u.test(words[from]!.text),
    isInCompound: isInCompound(view, span),
    hasCapitalArticle: isArticle(words[from]!.folded) && view.hasTellingCapital(from),
    endsAtBoundary: isEnded || boundaryWords.has(behind.folded) || isAskedAbout(view, span),
    isAlone: from === 0 && to === words.length,
    isWholeMessage: isAmongFillers(view, span),
  };
}
