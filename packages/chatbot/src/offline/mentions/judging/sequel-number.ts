/** A number behind a title that the title does not have: 'Toy Story 9' is another film than 'Toy Story'. */
import type { MessageWord, Span } from '../../reading/message-words.ts';

const numbers = new Map(
  '2 3 4 5 6 7 8 9 10 11 12|ii iii iv v vi vii viii ix x|two three four five six seven eight nine ten'
    .split('|')
    .flatMap((row) => row.split(' ').map((word) => [word, true])),
);
const firsts = new Set(['1', 'i', 'one']);
/** What is counted is no sequel: 'I saw Heat 3 times'. */
const counted = new Set(
  'times time hours hour minutes days weeks months years more other others movies films people kids or star stars of'.split(
    ' ',
  ),
);

export interface SequelNumber {
  /** The word behind the number. */
  to: number;
  isFirst: boolean;
}

export function findSequelNumber(words: readonly MessageWord[], { to }: Span): SequelNumber | undefined {
  const isPart =
    words[to]?.startsClause === false && ['part', 'vol', 'volume', 'chapter'].includes(words[to].folded);
  const at = isPart ? to + 1 : to;
  const word = words[at];
  if (!word || word.startsClause) return undefined;
  const behind = words[at + 1];
  if (behind && !behind.startsClause && counted.has(behind.folded)) return undefined;
  // A lone 'i' is more often the visitor.
  if (firsts.has(word.folded)) return word.text === 'i' ? undefined : { to: at + 1, isFirst: true };
  return numbers.has(word.folded) ? { to: at + 1, isFirst: false } : undefined;
}
