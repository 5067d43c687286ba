/** Years that a message gives beside a title: 'Heat (1995)', 'heat from 1995', 'the 1995 heat'. */
import type { MessageWord, Span } from '../../reading/message-words.ts';
import { isArticle } from '../names/light-words.ts';

export interface GivenYear {
  year: number;
  /** The title with its year and the words that join them. */
  span: Span;
  /** In brackets, where it can be nothing but the film's year. */
  isBracketed: boolean;
}

const yearPattern = /^(?:18[89]|19\d|20\d)\d$/u;
const bracket = /[([]/u;
const nouns = new Set(['movie', 'film', 'one', 'version', 'the']);
const joining = new Set(['from', 'of', 'in', 'released', 'made', 'movie', 'film', 'the', 'one', 'version']);
const mostJoining = 4;

export function isYear(word: string): boolean {
  return yearPattern.test(word);
}

function yearBehind(words: readonly MessageWord[], { from, to }: Span): GivenYear | undefined {
  for (let at = to; at < words.length && at <= to + mostJoining; at += 1) {
    const { folded, marks = '', startsClause } = words[at]!;
    const isBracketed = bracket.test(marks);
    if (startsClause && !isBracketed && !(at === to && marks === ',')) return undefined;
    if (isYear(folded)) return { year: Number(folded), span: { from, to: at + 1 }, isBracketed };
    if (!joining.has(folded)) return undefined;
  }
  return undefined;
}

function yearBefore(words: readonly MessageWord[], { from, to }: Span): GivenYear | undefined {
  for (let at = from - 1; at >= 0 && at >= from - 3; at -= 1) {
    if (words[at + 1]!.startsClause) return undefined;
    const { folded } = words[at]!;
    if (isYear(folded)) {
      const hasArticle = !words[at]!.startsClause && isArticle(words[at - 1]?.folded ?? '');
      return { year: Number(folded), span: { from: hasArticle ? at - 1 : at, to }, isBracketed: false };
    }
    if (!nouns.has(folded)) return undefined;
  }
  return undefined;
}

export function findYears(words: readonly MessageWord[], span: Span): GivenYear[] {
  return [yearBehind(words, span), yearBefore(words, span)].filter((year) => year !== undefined);
}
