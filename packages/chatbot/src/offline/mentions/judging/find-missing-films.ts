/** What can only be a title, of no film that there is. */
import type { MissingFilmMention } from '../mention.ts';
import type { Span } from '../../reading/message-words.ts';
import { isLight } from '../names/light-words.ts';
import { findCue } from '../signs/find-cue.ts';
import { findSigns } from '../signs/find-signs.ts';
import { capitalWords } from '../words/capital-words.ts';
import { filmCues } from '../words/cue-words.ts';
import { holdingWords, pointingWords } from '../words/ordinary-words.ts';
import type { Candidate } from './candidate.ts';
import type { Chosen, OfferParts } from './make-offer.ts';
import { overlaps } from './overlaps.ts';
import { writtenOf } from './written-of.ts';

const mostWords = 8;
const titleCues = new Set([
  'directed',
  'watched',
  'rewatched',
  'watching',
  'seen',
  'called',
  'titled',
  'named',
  'movie',
  'film',
]);
const joiningWords = new Set('the a an of and in on to for at'.split(' '));
const quotation = /["“”„«»‹›「」『』]/u;

function isPlain(word: string): boolean {
  return isLight(word) || holdingWords.has(word) || pointingWords.has(word);
}

/** The quotations of the message, each as its words. */
function quotedSpans({ words }: OfferParts): Span[] {
  const spans: Span[] = [];
  for (const [at, word] of words.entries()) {
    if (!word.isQuoted) continue;
    const last = spans.at(-1);
    if (last?.to === at && !quotation.test(word.marks ?? '')) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

/** The longest run of capitals from there on; small words between them belong to it. */
function runFrom({ words, view }: OfferParts, from: number): Span {
  let to = from;
  for (let at = from; at < words.length && at < from + mostWords; at += 1) {
    const { folded, startsClause, isQuoted } = words[at]!;
    if (isQuoted || (startsClause && at > from)) break;
    const isNumber = at > from && /^\d+$/u.test(folded);
    if (view.hasTellingCapital(at) || isNumber) to = at + 1;
    else if (!joiningWords.has(folded)) break;
  }
  return { from, to };
}

/** Capitals that follow words like 'watched'. */
function capitalRuns(parts: OfferParts): Span[] {
  const { words, view } = parts;
  const runs: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!view.hasTellingCapital(at) || findCue(words, at, filmCues) < 2) continue;
    const run = runFrom(parts, at);
    runs.push(run);
    at = Math.max(at, run.to - 1);
  }
  return runs;
}

/** Words that are no title: a wish, a place, a person, or nothing but everyday words. */
function saysSomethingElse({ words, readsAsWish, index }: OfferParts, span: Span): boolean {
  const folded = words.slice(span.from, span.to).map((word) => word.folded);
  const content = folded.filter((word) => !isPlain(word));
  if (content.length === 0 || folded.length > mostWords) return true;
  if (content.every((word) => capitalWords.has(word) || readsAsWish([word]))) return true;
  return (
    readsAsWish(folded) ||
    readsAsWish(content) ||
    (content.length === 1 && index.isGivenName(content[0] ?? ''))
  );
}

/** 'like Tom Nobody' may speak of somebody; 'watched Tom Nobody' does not. */
function maySpeakOfPerson({ words, index }: OfferParts, { from, to }: Span): boolean {
  const isNamed = index.isGivenName(words[from]?.folded ?? '') && to - from < 4;
  return isNamed && !titleCues.has(words[from - 1]?.folded ?? '');
}

/** Where a known name could be meant, even one with a slip, nothing is said to be missing. */
function isKnown(span: Span, candidates: readonly Candidate[]): boolean {
  return candidates.some(({ from, to }) => from <= span.from + 1 && to >= span.to);
}

function isTitleInQuotes(parts: OfferParts, span: Span): boolean {
  const { words } = parts;
  const signs = findSigns(parts.view, span);
  const hasCapital = words[span.from]?.isCapitalised === true;
  return (
    signs.filmCue > 0 || signs.isNamedFilm || signs.isBehindFilm || (hasCapital && signs.personCue === 0)
  );
}

function isTitleInCapitals(parts: OfferParts, span: Span): boolean {
  return findSigns(parts.view, span).endsAtBoundary && !maySpeakOfPerson(parts, span);
}

export function findMissingFilms(
  parts: OfferParts,
  candidates: readonly Candidate[],
  chosen: readonly Chosen[],
): MissingFilmMention[] {
  const quoted = quotedSpans(parts).filter((span) => isTitleInQuotes(parts, span));
  const capital = capitalRuns(parts).filter((span) => isTitleInCapitals(parts, span));
  return [...quoted, ...capital]
    .filter((span) => !chosen.some((mention) => overlaps(mention, span)))
    .filter((span) => !isKnown(span, candidates) && !saysSomethingElse(parts, span))
    .map((span) => ({ kind: 'missing-film', ...span, written: writtenOf(parts.words, span) }));
}
