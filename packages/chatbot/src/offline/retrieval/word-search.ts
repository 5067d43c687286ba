/**
 * Finds films by the words of a request with BM25F: the words of a film's fields are added up, each counted by its field's
 * weight, before they saturate (Robertson, Zaragoza and Taylor, 2004).
 */
import type { ChatFilm } from '../../chat-film.ts';
import { forEachInSlices } from '../knowledge/in-slices.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { createTermReader, type ReadTerms, requestTerms } from './search-terms.ts';

/** A keyword says more than a word of the summary; a cast is long, and one name of it is rarely meant. */
const fieldWeights = {
  title: 1.5,
  themes: 2,
  moods: 1.5,
  people: 1.2,
  characters: 0.8,
  overview: 1,
} as const;

/** How soon a word is said often enough, and how much a long film entry is held against it. */
const saturation = 1.2;
const lengthShare = 0.4;
/** What another word for the same thing counts for. */
const kinShare = 0.7;

type Field = keyof typeof fieldWeights;

function fieldsOf(film: ChatFilm): Record<Field, string> {
  const titles = new Set([film.title, film.originalTitle]);
  return {
    title: [...titles].join(' '),
    themes: film.themes.join(' '),
    moods: film.moods.join(' '),
    people: [...film.directors, ...film.cast].map(({ name }) => name).join(' '),
    characters: film.cast.map(({ character }) => character).join(' '),
    overview: film.overview,
  };
}

/** By the number of the term; new terms get one. */
function weighTerms(film: ChatFilm, terms: Map<string, number>, readTerms: ReadTerms): Map<number, number> {
  const weights = new Map<number, number>();
  const fields = fieldsOf(film);
  // The keys of a literal are exactly those of its type.
  for (const field of Object.keys(fields) as Field[]) {
    for (const term of readTerms(fields[field])) {
      const number = terms.get(term) ?? terms.size;
      terms.set(term, number);
      weights.set(number, (weights.get(number) ?? 0) + fieldWeights[field]);
    }
  }
  return weights;
}

interface TermPostings extends Postings {
  /** Term numbers. */
  terms: ReadonlyMap<string, number>;
}

export interface WordSearch {
  /** By film number, 0 to 1: how much of what the words ask for the film has. Words that no film has count for nothing. */
  score: (words: readonly string[]) => Float32Array;
}

export async function createWordSearch(films: readonly ChatFilm[]): Promise<WordSearch> {
  const builder = createPostingsBuilder();
  const terms = new Map<string, number>();
  const readTerms = createTermReader();
  let length = 0;
  await forEachInSlices(films, (film) => {
    const weights = weighTerms(film, terms, readTerms);
    for (const weight of weights.values()) length += weight;
    builder.addFilm(weights);
  });
  const usualLength = length / Math.max(1, films.length);
  const { byName } = await builder.finish(({ names, weights, counts }) => {
    const share = weights.reduce((sum, weight) => sum + weight, 0) / usualLength;
    const softness = saturation * (1 - lengthShare + lengthShare * share);
    for (const [at, name] of names.entries())
      weights[at] = (rarity(counts[name]!, films.length) * weights[at]!) / (weights[at]! + softness);
  });
  return openWordSearch({ ...byName, terms }, films.length);
}

/** Stands apart from the drawing up, of which a function made there would keep everything alive. */
function openWordSearch(postings: TermPostings, films: number): WordSearch {
  return { score: (words) => scoreWords(postings, films, words) };
}

/** BM25's inverse document frequency, above 0 however common the name is. */
export function rarity(count: number, films: number): number {
  return Math.log(1 + (films - count + 0.5) / (count + 0.5));
}

/** A film that says a word in its summary and its themes has as much of it as can be asked. */
const usualShare = 0.75;
/** Less than a rare word and a common one tells is too little to be sure of a film. */
const leastWorth = 7;

function scoreWords(postings: TermPostings, films: number, words: readonly string[]): Float32Array {
  const scores = new Float32Array(films);
  const best = new Float32Array(films);
  let asked = 0;
  for (const terms of requestTerms(words)) {
    best.fill(0);
    const worth = takeBest(postings, terms, best);
    if (worth === 0) continue;
    asked += worth;
    for (let film = 0; film < films; film += 1) scores[film]! += best[film]!;
  }
  const most = usualShare * Math.max(leastWorth, asked);
  for (let film = 0; film < films; film += 1) scores[film] = Math.min(1, scores[film]! / most);
  return scores;
}

/**
 * Raises the film's best of a word and its kin; returns what the word is worth, 0 where no film has it. Kin never counts
 * for more than the word, however rare it is.
 */
function takeBest(
  { terms: numbers, starts, films, weights }: TermPostings,
  terms: readonly string[],
  best: Float32Array,
): number {
  const known = terms.map((term) => numbers.get(term)).filter((name) => name !== undefined);
  const [first] = known;
  if (first === undefined) return 0;
  const share = numbers.get(terms[0]!) === first ? 1 : kinShare;
  const worth = share * rarity(starts[first + 1]! - starts[first]!, best.length);
  for (const name of known) {
    const own = name === first ? share : kinShare;
    const most = name === first ? worth : kinShare * worth;
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1)
      best[films[at]!] = Math.max(best[films[at]!]!, Math.min(most, own * weights[at]!));
  }
  return worth;
}
