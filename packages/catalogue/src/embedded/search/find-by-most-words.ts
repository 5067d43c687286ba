/** The last resort: films that have the most telling words of a query among title and makers. */
import { align } from './align.ts';
import { markNames } from './find-names.ts';
import type { NameIndex } from './name-index.ts';
import type { FoundPart } from './find-by-makers.ts';
import type { Makers } from './makers.ts';
import { allowEdits, readQuestion, type Question } from './units.ts';

/** How much of the query, rare words counting more, a film has to have. */
const leastShare = 0.43;
/** Films with less than this part of what the best film has are noise beside it. */
const leastOfBest = 0.75;
const maximumFilms = 100;
/** Shorter words are taken as they stand: with one word of several anything could be meant. */
const shortestEdited = 6;
/** A word that fewer films have counts no more, or one that none has would outweigh all others. */
const rarest = 3;

export interface Titles {
  index: NameIndex;
  /** The film of name n. */
  films: Uint32Array;
  /** The names of film n, the other way round. */
  namesOf: readonly (readonly number[])[];
}

function markFilmsByTitle({ index, films, namesOf }: Titles, words: readonly string[]): Uint16Array {
  const bits = new Uint16Array(namesOf.length);
  const question = allowEdits(index.terms, readQuestion(index.terms, words), words, shortestEdited);
  const marks = markNames(index, question);
  for (let name = 0; name < marks.length; name += 1) bits[films[name]!]! |= marks[name]!;
  return bits;
}

function markFilmsByMakers(
  { index, parts }: Makers,
  words: readonly string[],
  filmCount: number,
): Uint16Array {
  const bits = new Uint16Array(filmCount);
  const marks = markNames(index, readQuestion(index.terms, words));
  for (let name = 0; name < marks.length; name += 1) {
    const mark = marks[name]!;
    if (mark === 0) continue;
    for (const { film } of parts[name] ?? []) bits[film]! |= mark;
  }
  return bits;
}

/** A word counts the more, the fewer films have it. */
function weighWords(bits: Uint16Array, size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const mark of bits) {
    for (let rest = mark, at = 0; rest !== 0; rest >>>= 1, at += 1) counts[at]! += rest & 1;
  }
  return counts.map((count) => Math.log1p(bits.length / (count + rarest)));
}

function weighMark(mark: number, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => (mark & (1 << at) ? sum + weight : sum), 0);
}

/** The question narrowed to the words that the film's title has, so that what is left of the title can count. */
function onlyWords(words: readonly string[], mark: number): string[] {
  return words.filter((_, at) => mark & (1 << at));
}

/** How much of the best fitting title the words make up. */
function titleQuality({ index }: Titles, names: readonly number[], question: Question): number {
  const qualities = names.map((name) => align(index, name, question)?.quality ?? 0);
  return Math.max(0, ...qualities) / 4;
}

export function findByMostWords(titles: Titles, makers: Makers, words: readonly string[]): FoundPart[] {
  if (words.length < 2) return [];
  const byTitle = markFilmsByTitle(titles, words);
  const byMakers = markFilmsByMakers(makers, words, titles.namesOf.length);
  const either = byTitle.map((mark, film) => mark | byMakers[film]!);
  const weights = weighWords(either, words.length);
  const everything = weights.reduce((sum, weight) => sum + weight, 0);

  const shareOf = new Map<number, number>();
  const shares: { film: number; share: number }[] = [];
  // By its places: an iterator over so many films would leave more garbage than all else that a search does.
  for (let film = 0; film < either.length; film += 1) {
    const mark = either[film]!;
    if (mark === 0) continue;
    const share = shareOf.get(mark) ?? weighMark(mark, weights) / everything;
    shareOf.set(mark, share);
    if (share >= leastShare) shares.push({ film, share });
  }
  shares.sort((one, other) => other.share - one.share || one.film - other.film);
  const least = (shares[0]?.share ?? 0) * leastOfBest;
  const questions = new Map<number, Question>();
  const best = shares.filter(({ share }) => share >= least).slice(0, maximumFilms);
  return best.map(({ film, share }) => {
    const mark = byTitle[film]!;
    if (!questions.has(mark)) questions.set(mark, readQuestion(titles.index.terms, onlyWords(words, mark)));
    const question = questions.get(mark)!;
    return {
      film,
      quality: share * 100 + (mark ? titleQuality(titles, titles.namesOf[film] ?? [], question) : 0),
    };
  });
}
