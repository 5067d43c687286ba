/** Whether a part of a message that could be somebody's name is one. */
import { isArticle } from '../names/light-words.ts';
import type { Signs } from '../signs/find-signs.ts';
import { holdingWords, pointingWords } from '../words/ordinary-words.ts';
import type { PersonCandidate } from './candidate.ts';
import type { JudgedWords } from './judge-film.ts';

/** Bits; measured on sentences with and without names. */
const tellingName = 22;
const tellingSlip = { all: 22, plain: 8, besideRealWord: 17 };
const shortestSlip = 6;
const shortestCuedSlip = 5;
/** 'tomhanks' */
const shortestRunTogether = 8;
/** As `rank-people.ts` counts fame: two or three films that everybody knows. */
const wellKnown = 1.5;
/** Four films that everybody knows. */
const famous = 3;
/** 'scarlet johanson' */
const shortestTwoSlips = 12;
const closeCues = new Set(['by', 'with', 'without']);

function acceptsFullName(judged: JudgedWords, candidate: PersonCandidate, signs: Signs): boolean {
  const { strength, slips, plainStrength, isRealWord, from, to } = candidate;
  const isDue = signs.isCapitalised || signs.personCue > 0 || signs.isBehindPerson || signs.isWholeMessage;
  if (slips > 1) {
    const written = judged.words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join('');
    return (
      slips === 2 &&
      to - from === 2 &&
      isDue &&
      candidate.fame >= famous &&
      written.length >= shortestTwoSlips
    );
  }
  const isRunTogether = to - from === 1;
  if (isRunTogether && (!isDue || (judged.words[from]?.folded.length ?? 0) < shortestRunTogether))
    return false;
  if (slips === 1 && (strength < tellingSlip.all || plainStrength < tellingSlip.plain)) return false;
  if (isRealWord && (plainStrength < tellingSlip.besideRealWord || !isDue)) return false;
  return isDue || signs.isQuoted || strength >= tellingName;
}

function acceptsOneWord(
  judged: JudgedWords,
  { from, slips, depth, to, fame, form }: PersonCandidate,
  signs: Signs,
): boolean {
  const { index, readsAsWish, words } = judged;
  const folded = words.slice(from, to).map((word) => word.folded);
  const [word = ''] = folded;
  const before = words[from - 1]?.folded ?? '';
  const isPossessive = /['’]s$/u.test(words[to - 1]?.text ?? '');
  // Anything may be loved or wanted, but little is made 'by' what is nobody.
  const isCued =
    signs.personCue === 2 || (signs.personCue === 1 && (fame >= wellKnown || closeCues.has(before)));
  const isThing = isArticle(before) && !signs.isCapitalised && !signs.isBehindPerson;
  if (isThing || (!signs.beginsClause && index.isGivenName(before))) return false;
  const isDue = isCued || signs.isBehindPerson || signs.isWholeMessage || isPossessive;
  const isClear = signs.isCapitalised && !signs.isCutFromName;
  if (signs.isInCompound) return false;
  if (slips > 0) {
    const isSure = signs.personCue === 2 || fame >= wellKnown;
    const shortest = signs.personCue === 2 && fame >= wellKnown ? shortestCuedSlip : shortestSlip;
    if (slips > 1 || word.length < shortest || !isDue || !isSure) return false;
    return !signs.isCutFromName && !readsAsWish(folded);
  }
  if (depth > 1) return isDue || isClear;
  const isCommon = index.lexicon.isOrdinary(word) || index.isGivenName(word) || word.length < 3;
  // 'spielberg but obscure'
  const isKnown = fame >= famous && signs.beginsClause && signs.endsAtBoundary;
  if (!isCommon && !readsAsWish(folded)) return (isDue || isClear || isKnown) && !signs.isCutFromName;
  if (pointingWords.has(word) || holdingWords.has(word)) return isClear && signs.personCue === 2;
  // 'a Bond film' is by nobody of that name.
  const isKnownFor = signs.isBehindPerson && (form === 'full-name' || fame >= famous);
  if (isClear) return signs.personCue > 0 || isKnownFor || isPossessive;
  return signs.personCue === 2 && !readsAsWish(folded) && signs.endsAtBoundary;
}

export function acceptsPerson(judged: JudgedWords, candidate: PersonCandidate, signs: Signs): boolean {
  if (candidate.form === 'full-name' && candidate.depth > 1) return acceptsFullName(judged, candidate, signs);
  return acceptsOneWord(judged, candidate, signs);
}
