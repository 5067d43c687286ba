/** An inverted index of short names (titles, people) that also knows them written without spaces. */
import { leadingArticles, lightWords } from '@kinora/contracts/text/fold-text';
import { createTerms, type Terms } from './terms.ts';

/** Positions are bits of one integer. */
const maximumWords = 24;

/** A term as it stands in a name: a word, two neighbours joined, or the whole name joined. */
interface Spelling {
  term: string;
  start: number;
  span: number;
}

export interface NameIndex {
  /** How many names there are; a name is known by its place in the list that the index was made of. */
  size: number;
  terms: Terms;
  /** The names that have term t: `names[termStarts[t]]` to before `names[termStarts[t + 1]]`. */
  termStarts: Uint32Array;
  names: Uint32Array;
  /** The spellings of name n: from `spellingStarts[n]` to before `spellingStarts[n + 1]` in the three below. */
  spellingStarts: Uint32Array;
  spellingTerms: Uint32Array;
  starts: Uint8Array;
  spans: Uint8Array;
  /** How many words a name has. */
  lengths: Uint8Array;
  /** Bits of the words that may go unsaid, such as 'the'. */
  lightBits: Uint32Array;
  /** 1 where the name begins with an article, else 0. */
  articles: Uint8Array;
  /** Scratch paper of the question being asked, one number a name: making it anew each time would keep the collector busy. */
  marks: Uint16Array;
}

function joined(words: readonly string[], start: number, span: number): Spelling {
  return { term: words.slice(start, start + span).join(''), start, span };
}

/** Every way to write the name or a part of it as one word. */
function spell(words: readonly string[]): Spelling[] {
  const { length } = words;
  const spellings = words.map((_, start) => joined(words, start, 1));
  for (let start = 0; start + 1 < length; start += 1) spellings.push(joined(words, start, 2));
  if (length < 3) return spellings;
  spellings.push(joined(words, 0, length));
  if (leadingArticles.has(words[0] ?? '')) spellings.push(joined(words, 1, length - 1));
  const telling = words.filter((word) => !lightWords.has(word));
  if (telling.length > 1 && telling.length < length) {
    spellings.push({ term: telling.join(''), start: 0, span: length });
  }
  return spellings;
}

function findLightBits(words: readonly string[]): number {
  const bits = words.reduce((sum, word, at) => (lightWords.has(word) ? sum | (1 << at) : sum), 0);
  return bits === (1 << words.length) - 1 ? 0 : bits;
}

/** Where each run starts, given how long the runs are; one more entry at the end holds the total. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [at, count] of counts.entries()) starts[at + 1] = starts[at]! + count;
  return starts;
}

/** @param names each as its words, the best known first */
export function createNameIndex(names: readonly (readonly string[])[]): NameIndex {
  const cut = names.map((words) => words.slice(0, maximumWords));
  const spellings = cut.map(spell);
  const all = spellings.flat();
  const words = [...new Set(all.map(({ term }) => term))].sort();
  const numbers = new Map(words.map((word, number) => [word, number]));
  const spellingTerms = Uint32Array.from(all, ({ term }) => numbers.get(term) ?? 0);

  const termCounts = new Uint32Array(words.length);
  for (const term of spellingTerms) termCounts[term] = termCounts[term]! + 1;
  const termStarts = startsOf(termCounts);
  const spellingStarts = startsOf(Uint32Array.from(spellings, ({ length }) => length));

  const free = termStarts.slice();
  const postings = new Uint32Array(all.length);
  for (let name = 0; name < cut.length; name += 1) {
    for (let at = spellingStarts[name]!; at < spellingStarts[name + 1]!; at += 1) {
      const term = spellingTerms[at]!;
      postings[free[term]!] = name;
      free[term] = free[term]! + 1;
    }
  }

  return {
    size: cut.length,
    terms: createTerms(words),
    termStarts,
    names: postings,
    spellingStarts,
    spellingTerms,
    starts: Uint8Array.from(all, ({ start }) => start),
    spans: Uint8Array.from(all, ({ span }) => span),
    lengths: Uint8Array.from(cut, ({ length }) => length),
    lightBits: Uint32Array.from(cut, findLightBits),
    articles: Uint8Array.from(cut, (name) => (name.length > 1 && leadingArticles.has(name[0] ?? '') ? 1 : 0)),
    marks: new Uint16Array(cut.length),
  };
}
