/** Makes constraints of 'newer', 'shorter', 'less violent', measured against the films that were shown last. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Range, Wishes } from '../../wishes.ts';
import type { Comparison } from '../wishes/wish-reading.ts';

export interface ComparisonParts {
  comparisons: readonly Comparison[];
  wishes: Wishes;
  /** The films that are compared with; none where nothing was shown. */
  shown: readonly ChatFilm[];
  year: number;
  /** Whether so many films keep the wishes. */
  hasLeft: (wishes: Wishes, atLeast: number) => boolean;
}

/** As many films have to be left for a comparison to be with every film of the list. */
const enough = 3;

type Measured = 'year' | 'runtime' | 'rating';
type Direction = Comparison['direction'];

/** What a comparison means where nothing was shown: README, 'How words become wishes'. */
function unmeasured(by: Measured, direction: Direction, year: number): Range {
  const ends: Readonly<Record<Measured, { more: Range; less: Range }>> = {
    year: { more: { from: year - 3, to: null }, less: { from: null, to: 1979 } },
    runtime: { more: { from: 150, to: null }, less: { from: null, to: 95 } },
    rating: { more: { from: 7.5, to: null }, less: { from: null, to: 5.5 } },
  };
  return ends[by][direction];
}

const fields = { year: 'years', runtime: 'runtime', rating: 'rating' } as const;
const steps: Readonly<Record<Measured, number>> = { year: 1, runtime: 1, rating: 0.1 };

function beyond(value: number, by: Measured, direction: Direction): Range {
  const bound = Number((value + (direction === 'more' ? steps[by] : -steps[by])).toFixed(1));
  return direction === 'more' ? { from: bound, to: null } : { from: null, to: bound };
}

/** Inside the earlier range where that is possible; what stands in the way goes. */
function within(range: Range, earlier: Range | null): Range {
  if (earlier === null) return range;
  const from = range.from ?? earlier.from;
  const to = range.to ?? earlier.to;
  return from !== null && to !== null && from > to ? range : { from, to };
}

/**
 * Beyond every film of the list where that leaves enough; else beyond the middle one. Within the earlier range first, and
 * without it where nothing is left there.
 */
function measure(by: Measured, direction: Direction, parts: ComparisonParts): Wishes {
  const { wishes, shown, year } = parts;
  const field = fields[by];
  const known = shown
    .flatMap((film) => film[by] ?? [])
    .toSorted((a, b) => (direction === 'more' ? b - a : a - b));
  const [furthest] = known;
  const middle = known[Math.floor(known.length / 2)];
  if (furthest === undefined || middle === undefined)
    return { ...wishes, [field]: unmeasured(by, direction, year) };
  const ranges = [furthest, middle].map((value) => beyond(value, by, direction));
  const tries = [...ranges.map((range) => within(range, wishes[field])), ...ranges];
  const find = (atLeast: number) =>
    tries.find((range) => parts.hasLeft({ ...wishes, [field]: range }, atLeast));
  const found = find(enough) ?? find(1);
  return { ...wishes, [field]: found ?? beyond(furthest, by, direction) };
}

function compareMood(wishes: Wishes, mood: string, direction: Direction): Wishes {
  const moods = wishes.moods.filter((one) => one !== mood);
  const withoutMoods = wishes.withoutMoods.filter((one) => one !== mood);
  if (direction === 'more') return { ...wishes, moods: [mood], withoutMoods };
  return { ...wishes, moods, withoutMoods: [...withoutMoods, mood] };
}

function compareGenre(wishes: Wishes, genre: number, direction: Direction): Wishes {
  const genres = wishes.genres.filter((list) => !(list.length === 1 && list[0] === genre));
  const withoutGenres = wishes.withoutGenres.filter((one) => one !== genre);
  if (direction === 'more') return { ...wishes, genres: [...genres, [genre]], withoutGenres };
  return {
    ...wishes,
    genres: genres.map((list) => list.filter((one) => one !== genre)),
    withoutGenres: [...withoutGenres, genre],
  };
}

function resolveOne(comparison: Comparison, parts: ComparisonParts): Wishes {
  const { by, direction } = comparison;
  if (by === 'mood') return compareMood(parts.wishes, comparison.mood, direction);
  if (by === 'genre') return compareGenre(parts.wishes, comparison.genre, direction);
  if (by === 'fame') return { ...parts.wishes, fame: direction === 'more' ? 'known' : 'hidden' };
  return measure(by, direction, parts);
}

export function resolveComparisons(parts: ComparisonParts): Wishes {
  return parts.comparisons.reduce(
    (wishes, comparison) => resolveOne(comparison, { ...parts, wishes }),
    parts.wishes,
  );
}
