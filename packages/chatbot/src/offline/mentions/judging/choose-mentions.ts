/** Of all that parts of a message may stand for, what they do stand for. */
import type { MessageWord, Span } from '../../reading/message-words.ts';
import type { Signs } from '../signs/find-signs.ts';
import type { Candidate, FilmCandidate, PersonCandidate } from './candidate.ts';
import { gradeTitle } from './judge-film.ts';
import { makeOffer, type Chosen, type Offer, type OfferParts } from './make-offer.ts';
import { overlaps } from './overlaps.ts';
import { writtenOf } from './written-of.ts';

const shortestListedSlip = 6;
/** As `rank-people.ts` counts it: four films that everybody knows. */
const leastListedFame = 3;
const mostBetween = 2;
const listMarks = /^[,/&+;]$/u;

/** Whether one follows the other in a list: 'heat, ronin and big'. */
function isListedWith(words: readonly MessageWord[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (second.from - first.to > mostBetween) return false;
  const between = words.slice(first.to, second.from).map(({ folded }) => folded);
  const rest = between.filter((word) => word !== 'the' && word !== 'a');
  if (rest.length === 0) return listMarks.test(words[first.to]?.marks ?? '');
  return rest.length === 1 && ['and', 'or', 'nor', 'plus'].includes(rest[0] ?? '');
}

function isFitForList(parts: OfferParts, candidate: FilmCandidate, signs: Signs): boolean {
  const grade = gradeTitle(parts, candidate);
  if (!signs.endsAtBoundary) return false;
  if (grade === 'pointing') return candidate.slips === 0 && signs.isCapitalised;
  if (grade === 'risky') return candidate.slips === 0 && (signs.isCapitalised || candidate.depth > 1);
  const letters = candidate.slips > 0 ? writtenOf(parts.words, candidate).length : Infinity;
  return letters >= shortestListedSlip && !candidate.isRealWord && candidate.slips < 2;
}

/** 'with gosling and stone' */
function isWellKnown({ words, readsAsWish }: OfferParts, { from, to, fame }: PersonCandidate): boolean {
  return fame >= leastListedFame && !readsAsWish(words.slice(from, to).map(({ folded }) => folded));
}

function joinsList(parts: OfferParts, offer: Offer, chosen: readonly Offer[]): boolean {
  const { candidate, signs } = offer;
  if (candidate.kind === 'person') {
    const people = chosen.filter(({ mention }) => mention.kind === 'person');
    const isClear = candidate.slips === 0 && (candidate.depth > 1 || isWellKnown(parts, candidate));
    return isClear && people.some(({ mention }) => isListedWith(parts.words, mention, offer.mention));
  }
  const films = chosen.filter(({ mention }) => mention.kind !== 'person');
  const isListed = films.some(({ mention }) => isListedWith(parts.words, mention, offer.mention));
  return isListed && isFitForList(parts, candidate, signs);
}

/** No two overlap; the longer and better shown name wins. */
export function chooseMentions(parts: OfferParts, candidates: readonly Candidate[]): Chosen[] {
  const offers = candidates.map((one) => makeOffer(parts, one)).sort((a, b) => b.score - a.score);
  const chosen: Offer[] = [];
  const isFree = ({ mention }: Offer) => !chosen.some((other) => overlaps(other.mention, mention));
  for (const offer of offers) if (offer.isAccepted && isFree(offer)) chosen.push(offer);
  const waiting = offers.filter((offer) => !offer.isAccepted && isFree(offer));
  // What joins a list may bring the next one in.
  for (let joined = true; joined;) {
    const found = waiting.find((offer) => isFree(offer) && joinsList(parts, offer, chosen));
    if (found) chosen.push(found);
    joined = found !== undefined;
  }
  return chosen.map(({ mention }) => mention);
}
