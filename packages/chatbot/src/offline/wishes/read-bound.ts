import { type Bound, boundsBefore, boundsBehind } from './lexicon/bound-words.ts';
import { readNumber } from './numbers.ts';
import { splitPhrases } from './read-table.ts';

export interface ReadBound {
  bound: Bound | null;
  /** How many words it took, none where there is no bound. */
  length: number;
}

type BoundBook = ReadonlyMap<string, Bound>;

const longestBound = 6;

function createBook(table: Partial<Readonly<Record<Bound, string>>>): BoundBook {
  // The keys of both tables are bounds.
  const rows = Object.entries(table) as [Bound, string][];
  return new Map(
    rows.flatMap(([bound, list]) => splitPhrases(list).map((phrase) => [phrase, bound] as const)),
  );
}

const before = createBook(boundsBefore);
const behind = createBook(boundsBehind);
/** Every word of the bounds, which is none of the phrase book's. */
export const boundWords: readonly string[] = [...before.keys(), ...behind.keys()].flatMap((phrase) =>
  phrase.split(' '),
);
const firstBefore = new Set([...before.keys()].map((phrase) => phrase.split(' ')[0]));
const firstBehind = new Set([...behind.keys()].map((phrase) => phrase.split(' ')[0]));

function read(book: BoundBook, words: readonly string[], at: number): ReadBound {
  for (let length = longestBound; length > 0; length -= 1) {
    const bound = book.get(words.slice(at, at + length).join(' '));
    if (bound !== undefined) return { bound, length: Math.min(length, words.length - at) };
  }
  return { bound: null, length: 0 };
}

const none: ReadBound = { bound: null, length: 0 };

export function readBoundBefore(words: readonly string[], at: number): ReadBound {
  return firstBefore.has(words[at] ?? '') ? read(before, words, at) : none;
}

const timeWords: ReadonlySet<string> = new Set('before after later earlier newer older now'.split(' '));

/** Words of time bound years alone: in '90 minutes and before 2000' they belong to what follows. */
export function readBoundBehind(words: readonly string[], at: number, isTime = false): ReadBound {
  if (!firstBehind.has(words[at] ?? '')) return none;
  if (!isTime && timeWords.has(words[at + 1] ?? '')) return none;
  const found = read(behind, words, at);
  // 'above 7 at most two hours': it belongs to the number behind it.
  return readNumber(words, at + found.length) === null ? found : none;
}
