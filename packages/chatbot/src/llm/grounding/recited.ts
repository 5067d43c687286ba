/** Notices words that the model recites from what it was told to be. */
import { splitWords } from '@kinora/contracts/text/fold-text';

/** So many words in a row are no chance. */
const run = 6;

export function createRecitedCheck(told: string): (folded: readonly string[]) => boolean {
  const runs = new Set(runsOf(splitWords(told)));
  return (folded) => runsOf(folded).some((one) => runs.has(one));
}

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) => (at + run > words.length ? [] : [words.slice(at, at + run).join(' ')]));
}
