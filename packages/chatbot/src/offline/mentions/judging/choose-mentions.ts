/** Of all that parts of a message may stand for, what they do stand for. */
import type { FilmKnowledge } from '../../knowledge/film-knowledge.ts';
import type { MessageWord, Span } from '../../reading/message-words.ts';
import type { FilmMention, MissingFilmMention, PersonMention } from '../mention.ts';
import { findYears, type GivenYear } from '../signs/find-years.ts';
import { findSigns, type Signs } from '../signs/find-signs.ts';
import type { MessageView } from '../signs/message-view.ts';
import type { Candidate, FilmCandidate, PersonCandidate } from './candidate.ts';
import { acceptsFilm, gradeTitle, type JudgedWords } from './judge-film.ts';
import { acceptsPerson } from './judge-person.ts';
import { findSequelNumber } from './sequel-number.ts';
import { writtenOf } from './written-of.ts';

export type Chosen = FilmMention | PersonMention | MissingFilmMention;

export interface ChooserParts extends JudgedWords {
  knowledge: FilmKnowledge;
  view: MessageView;
  /** The numbers of words in which a slip was put right before. */
  mended: ReadonlySet<number>;
}

/** A candidate with what it would become. */
interface Offer {
  candidate: Candidate;
  mention: Chosen;
  signs: Signs;
  isAccepted: boolean;
  /** Longer names first, then nearer and better shown ones. */
  score: number;
}

const longestSlack = 1;
const shortestListedSlip = 6;
const costs = { slip: 6, begun: 3, part: 1, surname: 2 };
const possessive = /['’]s$/u;
const wordScore = 10;
const directingCues = new Set(['by', 'directed', 'director', 'from']);

/** The films of that year; one released a year apart is still meant, for films come to countries late. */
function ofYear({ filmsById }: FilmKnowledge, ids: readonly number[], year: number): number[] {
  const apart = (id: number) => Math.abs((filmsById.get(id)?.year ?? 0) - year);
  const same = ids.filter((id) => apart(id) === 0);
  return same.length > 0 ? same : ids.filter((id) => apart(id) <= longestSlack);
}

function narrowByYear(parts: ChooserParts, candidate: FilmCandidate, years: readonly GivenYear[]) {
  for (const given of years) {
    const ids = ofYear(parts.knowledge, candidate.ids, given.year);
    if (ids.length > 0) return { ids, span: given.span };
  }
  return undefined;
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function scoreOf(candidate: Candidate, signs: Signs): number {
  const { depth, slips, form, kind } = candidate;
  const formCost =
    form === 'begun'
      ? costs.begun
      : form === 'title-part'
        ? costs.part
        : form === 'surname'
          ? costs.surname
          : 0;
  const cue =
    kind === 'film'
      ? signs.filmCue + (signs.isNamedFilm ? 2 : 0)
      : signs.personCue + (signs.isBehindPerson ? 1 : 0);
  return depth * wordScore - slips * costs.slip - formCost + 2 * cue;
}

function isExact({ mended }: ChooserParts, { from, to, slips }: Candidate): boolean {
  return slips === 0 && ![...mended].some((at) => at >= from && at < to);
}

function missing(parts: ChooserParts, span: Span): MissingFilmMention {
  return { kind: 'missing-film', ...span, written: writtenOf(parts.words, span) };
}

function offerFilm(parts: ChooserParts, candidate: FilmCandidate): Offer {
  const { words, view } = parts;
  const { from, to } = candidate;
  const years = findYears(words, candidate);
  const narrowed = narrowByYear(parts, candidate, years);
  const bracketed = years.find(({ isBracketed }) => isBracketed);
  const sequel = narrowed ? undefined : findSequelNumber(words, candidate);
  const span = narrowed?.span ?? bracketed?.span ?? { from, to: sequel?.to ?? to };
  const signs = findSigns(view, span);
  const isAccepted = acceptsFilm(parts, candidate, signs, Boolean(narrowed ?? bracketed));
  const offer = { candidate, signs, isAccepted, score: scoreOf(candidate, signs) };
  if (!narrowed && bracketed) return { ...offer, mention: { ...missing(parts, { from, to }), ...span } };
  if (sequel && !sequel.isFirst) return { ...offer, mention: missing(parts, span) };
  const tmdbIds = narrowed?.ids ?? candidate.ids;
  const written = writtenOf(words, candidate).replace(possessive, '');
  return {
    ...offer,
    mention: { kind: 'film', ...span, tmdbIds, isExact: isExact(parts, candidate), written },
  };
}

/** 'by Anderson' is one who directs. */
function narrowByCue({ words, knowledge }: ChooserParts, { ids, from }: PersonCandidate): readonly number[] {
  const cue = words[from - 1]?.folded ?? '';
  const directors = ids.filter((id) => (knowledge.peopleById.get(id)?.directed.length ?? 0) > 0);
  return directingCues.has(cue) && directors.length > 0 ? directors : ids;
}

function offerPerson(parts: ChooserParts, candidate: PersonCandidate): Offer {
  const { from, to } = candidate;
  const signs = findSigns(parts.view, candidate);
  const written = writtenOf(parts.words, candidate).replace(possessive, '');
  return {
    candidate,
    signs,
    isAccepted: acceptsPerson(parts, candidate, signs),
    score: scoreOf(candidate, signs),
    mention: {
      kind: 'person',
      from,
      to,
      ids: narrowByCue(parts, candidate),
      isExact: isExact(parts, candidate),
      written,
    },
  };
}

const listMarks = /^[,/&+;]$/u;

/** Whether one follows the other in a list: 'heat, ronin and big'. */
function isListedWith(words: readonly MessageWord[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = words.slice(first.to, second.from).map(({ folded }) => folded);
  const rest = between.filter((word) => word !== 'the' && word !== 'a');
  if (rest.length === 0) return listMarks.test(words[first.to]?.marks ?? '');
  return rest.length === 1 && ['and', 'or', 'nor', 'plus'].includes(rest[0] ?? '');
}

function isFitForList(parts: ChooserParts, candidate: FilmCandidate, signs: Signs): boolean {
  const grade = gradeTitle(parts, candidate);
  if (!signs.endsAtBoundary || grade === 'pointing') return false;
  if (grade === 'risky') return candidate.slips === 0 && (signs.isCapitalised || candidate.depth > 1);
  const letters = candidate.slips > 0 ? writtenOf(parts.words, candidate).length : Infinity;
  return letters >= shortestListedSlip && !candidate.isRealWord && candidate.slips < 2;
}

function joinsList(parts: ChooserParts, offer: Offer, chosen: readonly Offer[]): boolean {
  const { candidate, signs } = offer;
  if (candidate.kind === 'person') {
    const isClear = candidate.slips === 0 && candidate.depth > 1;
    return (
      isClear &&
      chosen.some(
        ({ mention }) => mention.kind === 'person' && isListedWith(parts.words, mention, offer.mention),
      )
    );
  }
  if (!isFitForList(parts, candidate, signs)) return false;
  return chosen.some(
    ({ mention }) => mention.kind !== 'person' && isListedWith(parts.words, mention, offer.mention),
  );
}

/** No two overlap; a name within a quotation that is not all of it counts for nothing. */
export function chooseMentions(parts: ChooserParts, candidates: readonly Candidate[]): Chosen[] {
  const offers = candidates
    .map((candidate) =>
      candidate.kind === 'film' ? offerFilm(parts, candidate) : offerPerson(parts, candidate),
    )
    .sort((a, b) => b.score - a.score);
  const chosen: Offer[] = [];
  const isFree = ({ mention }: Offer) => !chosen.some((other) => overlaps(other.mention, mention));
  for (const offer of offers) if (offer.isAccepted && isFree(offer)) chosen.push(offer);
  for (const offer of offers) if (isFree(offer) && joinsList(parts, offer, chosen)) chosen.push(offer);
  return chosen.map(({ mention }) => mention);
}
