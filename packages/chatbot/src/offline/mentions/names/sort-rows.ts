/** Sorts names by their word numbers: by the first word in one pass, then those of each first word among themselves. */
import { forEachInSlices } from '../../knowledge/in-slices.ts';

export interface UnsortedRows {
  words: readonly number[];
  starts: readonly number[];
}

function compareRows({ words, starts }: UnsortedRows, one: number, other: number): number {
  const [from, to] = [starts[one]!, starts[one + 1]!];
  const [otherFrom, otherTo] = [starts[other]!, starts[other + 1]!];
  const shared = Math.min(to - from, otherTo - otherFrom);
  for (let at = 0; at < shared; at += 1) {
    const difference = words[from + at]! - words[otherFrom + at]!;
    if (difference !== 0) return difference;
  }
  return to - from - (otherTo - otherFrom) || one - other;
}

/** The numbers of the names in their order; a name that another one goes on from comes before it. */
export async function sortRows(rows: UnsortedRows, wordCount: number): Promise<Uint32Array> {
  const names = rows.starts.length - 1;
  const firstWord = (name: number) => rows.words[rows.starts[name]!]!;
  const ends = new Uint32Array(wordCount + 1);
  for (let name = 0; name < names; name += 1) ends[firstWord(name) + 1]! += 1;
  for (let word = 0; word < wordCount; word += 1) ends[word + 1]! += ends[word]!;
  const order = new Uint32Array(names);
  const filled = ends.slice(0, wordCount);
  for (let name = 0; name < names; name += 1) {
    const word = firstWord(name);
    order[filled[word]!] = name;
    filled[word]! += 1;
  }
  await forEachInSlices(filled, (end, word) => {
    const bucket = order.subarray(ends[word], end);
    if (bucket.length > 1) bucket.sort((one, other) => compareRows(rows, one, other));
  });
  return order;
}
