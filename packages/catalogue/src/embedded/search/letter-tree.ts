/** Sorted words as a tree of their letters, in which to walk on by one letter costs one step. */

/** Neighbouring words of the sorted list, `to` excluded. */
export interface WordRange {
  from: number;
  to: number;
}

/** Words that begin alike. Whoever walks counts the letters: the words may share more than have been walked. */
export type Node = number;
/** No word goes on that way. */
export const nowhere: Node = -1;

export interface LetterTree {
  root: Node;
  rangeOf: (node: Node) => WordRange;
  /** The node one letter on from one reached by `depth` letters, or nowhere. */
  step: (node: Node, depth: number, code: number) => Node;
  /** Where the letters of `word` from `at` on lead to from a node reached by `depth` letters. */
  follow: (node: Node, depth: number, word: string, at: number) => Node;
  /** Calls back with every letter that goes on from a node reached by `depth` letters, in order. */
  eachLetter: (node: Node, depth: number, visit: (code: number, node: Node) => void) => void;
}

function sharedLetters(one: string, other: string, known: number): number {
  let at = known;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** One entry a node. */
interface Nodes {
  starts: Uint32Array;
  ends: Uint32Array;
  /** How many letters the words of a node share. */
  shared: Uint16Array;
  /** The letter that leads to it. */
  codes: Uint16Array;
  /** The nodes below node n: from `below[n]` to before `below[n + 1]`. */
  below: Uint32Array;
}

function gatherNodes(words: readonly string[]): Nodes {
  const froms: number[] = [];
  const tos: number[] = [];
  const shares: number[] = [];
  const letters: number[] = [];

  function addNode({ from, to }: WordRange, depth: number): void {
    froms.push(from);
    tos.push(to);
    shares.push(from < to ? sharedLetters(words[from]!, words[to - 1]!, depth) : depth);
    letters.push(depth === 0 ? 0 : words[from]!.charCodeAt(depth - 1));
  }

  /** Adds a node for each letter after the shared ones; the word that ends with these has none. */
  function addBelow(node: Node): void {
    const depth = shares[node]!;
    const to = tos[node]!;
    let from = froms[node]!;
    if (words[from]?.length === depth) from += 1;
    while (from < to) {
      const code = words[from]!.charCodeAt(depth);
      let end = from + 1;
      while (end < to && words[end]!.charCodeAt(depth) === code) end += 1;
      addNode({ from, to: end }, depth + 1);
      from = end;
    }
  }

  const firstsBelow: number[] = [];
  addNode({ from: 0, to: words.length }, 0);
  for (let node = 0; node < froms.length; node += 1) {
    firstsBelow.push(froms.length);
    addBelow(node);
  }
  firstsBelow.push(froms.length);

  return {
    starts: Uint32Array.from(froms),
    ends: Uint32Array.from(tos),
    shared: Uint16Array.from(shares),
    codes: Uint16Array.from(letters),
    below: Uint32Array.from(firstsBelow),
  };
}

/** @param words sorted by code unit, no word twice */
export function createLetterTree(words: readonly string[]): LetterTree {
  const { starts, ends, shared, codes, below } = gatherNodes(words);

  function step(node: Node, depth: number, code: number): Node {
    if (depth < shared[node]!) return words[starts[node]!]!.charCodeAt(depth) === code ? node : nowhere;
    const end = below[node + 1]!;
    for (let next = below[node]!; next < end; next += 1) if (codes[next] === code) return next;
    return nowhere;
  }

  return {
    root: 0,
    rangeOf: (node) => ({ from: starts[node]!, to: ends[node]! }),
    step,
    follow(node, depth, word, at) {
      let current = node;
      for (let offset = 0; at + offset < word.length && current !== nowhere; offset += 1) {
        current = step(current, depth + offset, word.charCodeAt(at + offset));
      }
      return current;
    },
    eachLetter(node, depth, visit) {
      if (depth < shared[node]!) {
        visit(words[starts[node]!]!.charCodeAt(depth), node);
        return;
      }
      const end = below[node + 1]!;
      for (let next = below[node]!; next < end; next += 1) visit(codes[next]!, next);
    },
  };
}
