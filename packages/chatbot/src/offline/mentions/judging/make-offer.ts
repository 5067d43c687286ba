/** What a part of a message would become if it is a name, and whether it is one. */
import type { FilmKnowledge } from '../../knowledge/film-knowledge.ts';
import type { Span } from '../../reading/message-words.ts';
import type { FilmMention, MissingFilmMention, PersonMention } from '../mention.ts';
import { givesYear, leadsRange } from '../signs/find-ranges.ts';
import { findYears, type GivenYear } from '../signs/find-years.ts';
import { findSigns, type Signs } from '../signs/find-signs.ts';
import type { MessageView } from '../signs/message-view.ts';
import { holdingWords, pointingWords } from '../words/ordinary-words.ts';
import type { Candidate, FilmCandidate, PersonCandidate } from './candidate.ts';
import { acceptsFilm, type JudgedWords } from './judge-film.ts';
import { acceptsPerson } from './judge-person.ts';
import { findSequelNumber } from './sequel-number.ts';
import { writtenOf } from './written-of.ts';

export type Chosen = FilmMention | PersonMention | MissingFilmMention;

export interface OfferParts extends JudgedWords {
  view: MessageView;
  /** The numbers of words in which a slip was put right before. */
  mended: ReadonlySet<number>;
}

/** A candidate with what it would become. */
export interface Offer {
  candidate: Candidate;
  mention: Chosen;
  signs: Signs;
  isAccepted: boolean;
  /** Longer names first, then nearer and better shown ones. */
  score: number;
}

const longestSlack = 1;
const slipCost = 6;
const cueScore = 2;
const formCosts = { title: 0, 'full-name': 0, 'title-part': 1, surname: 2, begun: 3 } as const;
const possessive = /['’]s$/u;
const wordScore = 10;
const directingCues = new Set(['by', 'directed', 'director', 'from']);

/** The films of that year; one released a year apart is still meant, for films come to countries late. */
function ofYear({ filmsById }: FilmKnowledge, ids: readonly number[], year: number): number[] {
  const apart = (id: number) => Math.abs((filmsById.get(id)?.year ?? 0) - year);
  const same = ids.filter((id) => apart(id) === 0);
  return same.length > 0 ? same : ids.filter((id) => apart(id) <= longestSlack);
}

function narrowByYear(parts: OfferParts, candidate: FilmCandidate, years: readonly GivenYear[]) {
  for (const given of years) {
    const ids = ofYear(parts.knowledge, candidate.ids, given.year);
    if (ids.length > 0) return { ids, span: given.span };
  }
  return undefined;
}

function cueOf({ kind }: Candidate, signs: Signs): number {
  if (kind === 'film') return signs.filmCue + (signs.isNamedFilm ? 2 : 0);
  return signs.personCue + (signs.isBehindPerson ? 1 : 0);
}

function scoreOf(candidate: Candidate, signs: Signs): number {
  const { depth, slips, form } = candidate;
  return depth * wordScore - slips * slipCost - formCosts[form] + cueScore * cueOf(candidate, signs);
}

function isExact({ mended }: OfferParts, { from, to, slips }: Candidate): boolean {
  return slips === 0 && ![...mended].some((at) => at >= from && at < to);
}

function missing(parts: OfferParts, span: Span): MissingFilmMention {
  return { kind: 'missing-film', ...span, written: writtenOf(parts.words, span) };
}

/** 'after 2019', 'is it from 2017': a small word beside a year is a title only where nothing else is said. */
function isSmallBeside({ words }: OfferParts, candidate: FilmCandidate, { from, to }: Span): boolean {
  const isSmall = words
    .slice(candidate.from, candidate.to)
    .every(({ folded }) => pointingWords.has(folded) || holdingWords.has(folded));
  return isSmall && (to - from < words.length || leadsRange(words, candidate));
}

function offerFilm(parts: OfferParts, candidate: FilmCandidate): Offer {
  const { words, view } = parts;
  const { from, to } = candidate;
  const years = findYears(words, candidate);
  const narrowed = narrowByYear(parts, candidate, years);
  const bracketed = years.find(({ isBracketed }) => isBracketed);
  const sequel = narrowed ? undefined : findSequelNumber(words, candidate);
  const span = narrowed?.span ?? bracketed?.span ?? { from, to: sequel?.to ?? to };
  const signs = findSigns(view, span);
  const isRange = isSmallBeside(parts, candidate, span) || givesYear(words, candidate);
  const isDated = narrowed !== undefined && !isRange;
  const isAccepted = acceptsFilm(parts, candidate, signs, isDated || bracketed !== undefined);
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
function narrowByCue({ words, knowledge }: OfferParts, { ids, from }: PersonCandidate): readonly number[] {
  const cue = words[from - 1]?.folded ?? '';
  const directors = ids.filter((id) => (knowledge.peopleById.get(id)?.directed.length ?? 0) > 0);
  return directingCues.has(cue) && directors.length > 0 ? directors : ids;
}

function offerPerson(parts: OfferParts, candidate: PersonCandidate): Offer {
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

export function makeOffer(parts: OfferParts, candidate: Candidate): Offer {
  return candidate.kind === 'film' ? offerFilm(parts, candidate) : offerPerson(parts, candidate);
}
