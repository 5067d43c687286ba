/** Which films are named as examples and which as not to be shown. */
import { findSentence, hasCue, isFilm, type Piece } from './piece.ts';
import type { Stance } from './read-stances.ts';

export interface FilmReading {
  /** In the order of the message; the last word about a film counts. */
  verdicts: { tmdbId: number; isLiked: boolean }[];
  /** Films that are named without a word on what they are for. */
  bare: number[];
  /** Pieces that became part of a wish. */
  taken: number[];
}

type Verb = 'like' | 'loved' | 'seen' | 'hated' | 'unseen';

const verbs: readonly Verb[] = ['like', 'loved', 'seen', 'hated'];
/** 'I like it when …' speaks of no film. */
const notFilm: ReadonlySet<string> = new Set('when if to that how is was kind would will'.split(' '));

export function filmOf(piece: Piece | undefined): number | null {
  return piece?.mention?.kind === 'film' ? (piece.mention.tmdbIds[0] ?? null) : null;
}

function verbOf(piece: Piece | undefined): Verb | null {
  if (hasCue(piece, 'unseen')) return 'unseen';
  if (hasCue(piece, 'seen')) return 'seen';
  if (hasCue(piece, 'hated')) return 'hated';
  return verbs.find((verb) => hasCue(piece, verb)) ?? null;
}

/** 'Heat was great', 'Heat vibes', 'Heat, which I have seen'. */
function findVerbBehind(pieces: readonly Piece[], at: number): Verb | null {
  const { to } = findSentence(pieces, at);
  if (hasCue(pieces[at + 1], 'vibes')) return 'like';
  for (let behind = at + 1; behind < to && behind <= at + 6; behind += 1) {
    const piece = pieces[behind];
    if (isFilm(piece) || hasCue(piece, 'but', 'like', 'no', 'not')) return null;
    const verb = verbOf(piece);
    if (verb !== null) return verb;
  }
  return null;
}

/** Whether a verb still governs what stands at this piece: 'like Heat, Alien and Jaws'. */
function keepsVerb(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.startsSentence === true) return false;
  if (hasCue(piece, 'but', 'want', 'with')) return false;
  const isListed = isFilm(piece) || hasCue(piece, 'and', 'or', 'determiner');
  return piece?.startsClause !== true || isListed;
}

function standsForFilm(pieces: readonly Piece[], at: number): boolean {
  if (!hasCue(pieces[at], 'this', 'that')) return false;
  const next = pieces[at + 1];
  return next === undefined || next.startsClause || !notFilm.has(next.text);
}

/** 'loved it' has its film in itself. */
function endsInPronoun(piece: Piece | undefined): boolean {
  return verbOf(piece) !== null && / (?:it|that)$/u.test(piece?.text ?? '');
}

export function readFilms(
  pieces: readonly Piece[],
  stances: readonly Stance[],
  subjectFilm: number | null,
): FilmReading {
  const reading: FilmReading = { verdicts: [], bare: [], taken: [] };
  let verb: Verb | null = null;
  let lastFilm: number | null = null;
  let awaited = false;

  const judge = (tmdbId: number | null, isLiked: boolean, at: number): void => {
    if (tmdbId === null) return;
    reading.verdicts.push({ tmdbId, isLiked });
    reading.taken.push(at);
  };
  const judgeVerb = (tmdbId: number | null, spoken: Verb, at: number): void => {
    if (spoken === 'unseen') return;
    const isRefused = stances[at] === 'refused' && spoken !== 'hated';
    judge(tmdbId, !isRefused && (spoken === 'like' || spoken === 'loved'), at);
  };
  const readFilm = (tmdbId: number, at: number): void => {
    const spoken = verb ?? (stances[at] === 'refused' ? null : findVerbBehind(pieces, at));
    if (spoken !== null) judgeVerb(tmdbId, spoken, at);
    else if (stances[at] === 'refused') judge(tmdbId, false, at);
    else reading.bare.push(tmdbId);
    lastFilm = tmdbId;
    awaited = false;
  };
  const readPronoun = (at: number): void => {
    const isThis = hasCue(pieces[at], 'this') && pieces[at]?.text !== 'it';
    const hasWish = pieces.slice(0, at).some((piece) => piece.meaning?.kind === 'wish');
    const target = isThis
      ? (subjectFilm ?? lastFilm)
      : (lastFilm ?? (hasWish && pieces[at]?.text === 'that' ? null : subjectFilm));
    const before = pieces[at - 1];
    const isDirect = verbOf(before) !== null || hasCue(before, 'not', 'no', 'only', 'but', 'determiner');
    if (!isDirect && !(isThis && verb !== null)) return;
    if (verb !== null) judgeVerb(target, verb, at);
    else if (stances[at] === 'refused' && pieces[at]?.text !== 'it') judge(target, false, at);
    awaited = false;
  };

  for (const [at, piece] of pieces.entries()) {
    if (!keepsVerb(pieces, at)) verb = null;
    const film = filmOf(piece);
    if (film !== null) readFilm(film, at);
    else if (standsForFilm(pieces, at)) readPronoun(at);
    else if (hasCue(piece, 'like-that')) awaited = true;
    else if (endsInPronoun(piece)) judgeVerb(lastFilm ?? subjectFilm, verbOf(piece) ?? 'like', at);
    else if (/^(?:cant get enough|want more|wanting more)$/u.test(piece.text)) {
      for (const { tmdbId } of reading.verdicts.slice()) judge(tmdbId, true, at);
    }
    const spoken = verbOf(piece);
    if (spoken === null) continue;
    // 'hated that' and 'nothing like that' keep the verb that is there.
    verb = endsInPronoun(piece) ? null : spoken;
  }
  if (awaited) judge(lastFilm ?? subjectFilm, true, pieces.length - 1);
  return reading;
}
