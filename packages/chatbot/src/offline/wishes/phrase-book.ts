/** Phrases and their meanings, found at a place of a message; the longest phrase wins. */
import type { Meaning } from './meaning.ts';

interface Branch {
  /** Null at the end of most phrases: thousands of empty maps would take megabytes. */
  next: Map<string, Branch> | null;
  meaning: Meaning | null;
}

export interface PhraseMatch {
  meaning: Meaning;
  /** How many words it took. */
  length: number;
}

export interface PhraseBook {
  /** The first meaning of a phrase stays; cues are kept side by side. */
  add: (words: readonly string[], meaning: Meaning) => void;
  find: (words: readonly string[], from: number) => PhraseMatch | null;
  /** Every word of every phrase, those of the first phrases first. */
  listWords: () => ReadonlySet<string>;
}

/** They may stand within a phrase without changing it: 'I really do not want'. */
const fillers: ReadonlySet<string> = new Set(
  'really actually particularly especially honestly quite just also even be been all necessarily very so super at'.split(
    ' ',
  ),
);

const mostFillers = 2;

function join(first: Meaning | null, second: Meaning): Meaning {
  if (first?.kind !== 'cue' || second.kind !== 'cue') return first ?? second;
  return { kind: 'cue', cues: [...first.cues, ...second.cues] };
}

export function createPhraseBook(): PhraseBook {
  const root: Branch = { next: null, meaning: null };
  const known = new Set<string>();

  function add(words: readonly string[], meaning: Meaning): void {
    let branch = root;
    for (const word of words) {
      known.add(word);
      branch.next ??= new Map();
      const next = branch.next.get(word) ?? { next: null, meaning: null };
      branch.next.set(word, next);
      branch = next;
    }
    branch.meaning = join(branch.meaning, meaning);
  }

  function find(words: readonly string[], from: number): PhraseMatch | null {
    let branch = root;
    let best: PhraseMatch | null = null;
    let skipped = 0;
    for (let at = from; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const next = branch.next?.get(word);
      if (next === undefined) {
        if (branch === root || skipped === mostFillers || !fillers.has(word)) break;
        skipped += 1;
        continue;
      }
      branch = next;
      if (branch.meaning !== null) best = { meaning: branch.meaning, length: at - from + 1 };
    }
    return best;
  }

  return { add, find, listWords: () => known };
}
