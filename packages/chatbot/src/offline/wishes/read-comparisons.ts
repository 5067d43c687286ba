/** 'funnier', 'less violent', 'newer than Heat'. */
import type { ChatFilm } from '../../chat-film.ts';
import type { OneWish, RangeWish } from './meaning.ts';
import { hasCue, isFilm, listWishes, type Piece } from './piece.ts';
import type { Range } from '../../wishes.ts';
import { deny } from './range.ts';
import type { Comparison } from './wish-reading.ts';

export interface ReadComparison {
  comparison: Comparison | null;
  /** A wish that stands in the place of a comparison: 'newer than Heat', 'less singing'. */
  wanted: OneWish | null;
  refused: OneWish | null;
  /** The pieces that it took. */
  taken: number[];
}

/** What 'the shorter the better' comes to: the same as 'short'. Years below zero are counted back from the present one. */
const farEnds: Readonly<Record<string, Range>> = {
  'year more': { from: -3, to: null },
  'year less': { from: null, to: 1979 },
  'runtime more': { from: 150, to: null },
  'runtime less': { from: null, to: 95 },
};

const nothing: Omit<ReadComparison, 'taken'> = { comparison: null, wanted: null, refused: null };

/** 'more comedies' asks for further ones, 'more comedy' for funnier ones. */
function isPlural(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.text.endsWith('s') === true || hasCue(pieces[at + 1], 'filmnoun');
}

function compareItem(
  wish: OneWish,
  direction: Comparison['direction'],
): Omit<ReadComparison, 'taken'> | null {
  if (wish.field === 'moods') {
    const [mood] = wish.values;
    return mood === undefined ? null : { ...nothing, comparison: { by: 'mood', mood, direction } };
  }
  if (wish.field === 'genres') {
    const [genre] = wish.values;
    return genre === undefined ? null : { ...nothing, comparison: { by: 'genre', genre, direction } };
  }
  if (wish.field === 'themes') return direction === 'less' ? { ...nothing, refused: wish } : null;
  if (wish.field === 'fame') {
    const isMore = (wish.fame === 'known') === (direction === 'more');
    return { ...nothing, comparison: { by: 'fame', direction: isMore ? 'more' : 'less' } };
  }
  return null;
}

function findCompared(pieces: readonly Piece[], at: number): number {
  let next = at + 1;
  while (hasCue(pieces[next], 'determiner', 'too') || ['of', 'the'].includes(pieces[next]?.text ?? ''))
    next += 1;
  return pieces[next]?.startsClause === true ? -1 : next;
}

function readMoreOrLess(pieces: readonly Piece[], at: number): ReadComparison | null {
  const direction = hasCue(pieces[at], 'less') ? 'less' : 'more';
  const compared = findCompared(pieces, at);
  const piece = pieces[compared];
  if (piece?.meaning?.kind === 'romantic') {
    return { ...nothing, comparison: { by: 'mood', mood: 'romantic', direction }, taken: [at, compared] };
  }
  const [wish] = listWishes(piece);
  if (wish === undefined || (direction === 'more' && isPlural(pieces, compared))) return null;
  const found = compareItem(wish, direction);
  return found === null ? null : { ...found, taken: [at, compared] };
}

function measureFilm(film: ChatFilm, comparison: Comparison): RangeWish | null {
  const isMore = comparison.direction === 'more';
  if (comparison.by === 'year' && film.year !== null) {
    const range = isMore ? { from: film.year + 1, to: null } : { from: null, to: film.year - 1 };
    return { field: 'years', range, denied: deny(range, 1), isVague: false };
  }
  if (comparison.by === 'runtime' && film.runtime !== null) {
    const range = isMore ? { from: film.runtime, to: null } : { from: null, to: film.runtime };
    return { field: 'runtime', range, denied: deny(range, 0), isVague: false };
  }
  return null;
}

/** 'the gorier the better', 'the shorter the better'. */
function readMost(pieces: readonly Piece[], at: number, comparison: Comparison): ReadComparison | null {
  if (pieces[at - 1]?.text !== 'the' || pieces[at + 1]?.text !== 'the' || pieces[at + 2]?.text !== 'better')
    return null;
  const taken = [at, at + 1, at + 2];
  if (comparison.by === 'mood')
    return { ...nothing, wanted: { field: 'moods', values: [comparison.mood] }, taken };
  const range = farEnds[`${comparison.by} ${comparison.direction}`];
  if (range === undefined) return null;
  const field = comparison.by === 'year' ? 'years' : 'runtime';
  return { ...nothing, wanted: { field, range, denied: deny(range, 0), isVague: true }, taken };
}

/** Null where no comparison begins at this piece. */
export function readComparison(
  pieces: readonly Piece[],
  at: number,
  films: ReadonlyMap<number, ChatFilm>,
): ReadComparison | null {
  const piece = pieces[at];
  if (hasCue(piece, 'more', 'less')) return readMoreOrLess(pieces, at);
  if (piece?.meaning?.kind !== 'comparison') return null;
  const { comparison } = piece.meaning;
  const most = readMost(pieces, at, comparison);
  if (most !== null) return most;
  const other = pieces[at + 2];
  if (pieces[at + 1]?.text !== 'than' || !isFilm(other)) return { ...nothing, comparison, taken: [at] };
  const film = other?.mention?.kind === 'film' ? films.get(other.mention.tmdbIds[0] ?? 0) : undefined;
  const wanted = film === undefined ? null : measureFilm(film, comparison);
  return { ...nothing, comparison: wanted === null ? comparison : null, wanted, taken: [at, at + 1, at + 2] };
}
