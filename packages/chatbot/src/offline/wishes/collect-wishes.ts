/** Walks over the pieces of a message and says what is wished. */
import type { PersonWish } from '../../wishes.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Span } from '../reading/message-words.ts';
import { findQuestions } from './find-questions.ts';
import { genreIds } from './lexicon/genre-words.ts';
import type { OneWish } from './meaning.ts';
import { hasCue, type Piece } from './piece.ts';
import { readComparison } from './read-comparisons.ts';
import { readDrops } from './read-drops.ts';
import { readFilms } from './read-films.ts';
import { readRole } from './read-people.ts';
import { readPronounPeople } from './read-pronouns.ts';
import { isAnswer, readStances, type Stance } from './read-stances.ts';
import { resolveWishes } from './resolve-wishes.ts';
import { createWishGatherer, type WishGatherer } from './wish-gatherer.ts';
import type { Comparison, WishField, WishReading } from './wish-reading.ts';
import { joinsBefore } from './joins-before.ts';

export interface CollectParts {
  question: { subjectFilm: number | null; subjectPerson: number | null };
  knowledge: FilmKnowledge;
  thisYear: number;
}

interface Walk {
  pieces: readonly Piece[];
  stances: Stance[];
  resolved: (readonly OneWish[])[];
  gatherer: WishGatherer;
  comparisons: Comparison[];
  dropped: WishField[];
  taken: Set<number>;
}

/** 'a comedy, no, a thriller': the earlier wishes of the field that comes next count no longer. */
function correct({ pieces, stances, resolved }: Walk): void {
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || !(hasCue(piece, 'correction') || isAnswer(pieces, at))) continue;
    const next = pieces.findIndex(
      (_, later) => later > at && stances[later] === 'wanted' && (resolved[later]?.length ?? 0) > 0,
    );
    const fields = new Set(resolved[next]?.map(({ field }) => field));
    for (let before = 0; before < at; before += 1) {
      if (stances[before] !== 'wanted') continue;
      resolved[before] = (resolved[before] ?? []).filter(({ field }) => !fields.has(field));
    }
  }
}

/** 'My brother loves westerns but I can't stand them': what was wanted is refused. */
function refuseThem({ pieces, stances, resolved }: Walk): void {
  for (const [at, piece] of pieces.entries()) {
    if (!['them', 'those', 'these'].includes(piece.text) || !hasCue(pieces[at - 1], 'no')) continue;
    let before = at - 2;
    while (before >= 0 && (resolved[before]?.length ?? 0) === 0) before -= 1;
    if (stances[before] === 'wanted') stances[before] = 'refused';
  }
}

function compare(walk: Walk, parts: CollectParts): void {
  const { pieces, gatherer } = walk;
  for (const at of pieces.keys()) {
    if (walk.taken.has(at) || walk.stances[at] === 'ignored') continue;
    const found = readComparison(pieces, at, parts.knowledge.filmsById);
    if (found === null) continue;
    if (found.comparison !== null) walk.comparisons.push(found.comparison);
    if (found.wanted !== null && walk.stances[at] === 'refused') gatherer.refuse(found.wanted);
    else if (found.wanted !== null) gatherer.want(found.wanted, false);
    if (found.refused !== null) gatherer.refuse(found.refused);
    for (const number of found.taken) {
      walk.taken.add(number);
      walk.stances[number] = 'ignored';
      walk.resolved[number] = [];
    }
  }
}

const audience = /^(?:for|kids?|child(?:ren)?s?|family|suitable)\b/u;

/** 'no family films' refuses the genre; 'not for kids' only says that it need not be for them. */
function refuseChildren(walk: Walk, at: number): void {
  if (!walk.dropped.includes('forChildren')) walk.dropped.push('forChildren');
  walk.gatherer.refuse({ field: 'forChildren' });
  const isKind = /film|movie|cartoon/u.test(walk.pieces[at]?.text ?? '');
  if (isKind) walk.gatherer.refuse({ field: 'genres', values: [genreIds['family'] ?? 0] });
}

function gatherItem(walk: Walk, at: number): void {
  const stance = walk.stances[at];
  const wishes = walk.resolved[at] ?? [];
  if (stance === 'ignored' || wishes.length === 0) return;
  walk.taken.add(at);
  for (const wish of wishes) {
    if (stance === 'wanted')
      walk.gatherer.want(wish, joinsBefore(walk.pieces, walk.resolved, walk.stances, at));
    else if (wish.field === 'forChildren' && !audience.test(walk.pieces[at]?.text ?? '')) {
      // 'nothing too scary for my daughter' is for her all the same.
      walk.gatherer.want(wish, false);
    } else if (wish.field === 'forChildren') refuseChildren(walk, at);
    else walk.gatherer.refuse(wish);
  }
}

function gatherPerson(walk: Walk, at: number, { knowledge }: CollectParts): void {
  const mention = walk.pieces[at]?.mention;
  if (mention?.kind !== 'person' || walk.stances[at] === 'ignored') return;
  const [id] = mention.ids;
  if (id === undefined) return;
  walk.taken.add(at);
  if (walk.stances[at] === 'refused') {
    walk.gatherer.refusePerson(id);
    return;
  }
  const person: PersonWish = { id, role: readRole(walk.pieces, at, knowledge.peopleById.get(id)) };
  walk.gatherer.wantPerson(person);
}

function gatherFilms(walk: Walk, parts: CollectParts): void {
  const { verdicts, bare, taken } = readFilms(walk.pieces, walk.stances, parts.question.subjectFilm);
  for (const { tmdbId, isLiked } of verdicts) {
    if (isLiked) walk.gatherer.wantFilm(tmdbId);
    else walk.gatherer.refuseFilm(tmdbId);
  }
  for (const number of taken) walk.taken.add(number);
  const hasWish = walk.taken.size > 0 || walk.comparisons.length > 0;
  if (hasWish || bare.length > 1) for (const tmdbId of bare) walk.gatherer.wantFilm(tmdbId);
}

/** Only where nothing else is wished. */
function gatherSituation({ pieces, taken, comparisons, gatherer }: Walk): void {
  if (taken.size > 0 || comparisons.length > 0) return;
  for (const [at, { meaning }] of pieces.entries()) {
    if (meaning?.kind !== 'situation') continue;
    gatherer.want({ field: 'moods', values: [meaning.mood] }, false);
    taken.add(at);
  }
}

/** A comparison gives way to a number: 'newer ones, after 2010'. */
function dropNumbered(walk: Walk, wishes: WishReading['wishes']): Comparison[] {
  return walk.comparisons.filter(({ by }) => {
    if (by === 'year') return wishes.years === null;
    if (by === 'runtime') return wishes.runtime === null;
    return by !== 'rating' || wishes.rating === null;
  });
}

/** Words that became a wish, that say what to do with one, or that take one back: none describes a film further. */
function listSpans(pieces: readonly Piece[], { taken, stances }: Walk): Span[] {
  const isSpoken = ({ meaning }: Piece, at: number): boolean =>
    taken.has(at) || meaning?.kind === 'cue' || (meaning !== null && stances[at] === 'ignored');
  return pieces.filter(isSpoken).map(({ from, to }) => ({ from, to }));
}

export function collectWishes(pieces: readonly Piece[], parts: CollectParts): WishReading {
  const asks = findQuestions(pieces);
  const themes = parts.knowledge.themes;
  const stances = readStances(pieces).map((stance, at): Stance => (asks[at] === true ? 'ignored' : stance));
  const drops = readDrops(pieces);
  for (const number of drops.taken) stances[number] = 'ignored';
  const walk: Walk = {
    pieces,
    stances,
    resolved: pieces.map((_, at) => resolveWishes(pieces, at, themes)),
    gatherer: createWishGatherer(parts.thisYear),
    comparisons: [],
    dropped: [...drops.fields],
    taken: new Set(drops.taken),
  };
  compare(walk, parts);
  // 'newer than Heat' measures against that film and asks for none like it.
  const measured = new Set(walk.taken);
  correct(walk);
  refuseThem(walk);
  for (const at of pieces.keys()) {
    gatherItem(walk, at);
    gatherPerson(walk, at, parts);
  }
  for (const found of readPronounPeople(pieces, stances, parts)) {
    if (found.isRefused) walk.gatherer.refusePerson(found.person.id);
    else walk.gatherer.wantPerson(found.person);
    walk.taken.add(found.at);
  }
  gatherSituation(walk);
  const isSilent = (at: number): boolean => asks[at] === true || measured.has(at);
  const spoken = pieces.map((piece, at) =>
    isSilent(at) ? { ...piece, meaning: null, mention: null } : piece,
  );
  gatherFilms({ ...walk, pieces: spoken }, parts);
  const wishes = walk.gatherer.finish();
  return {
    wishes,
    comparisons: dropNumbered(walk, wishes),
    dropped: walk.dropped,
    spans: listSpans(pieces, walk),
  };
}
