/** 'Forget that, something funny' and 'new search: westerns': what takes back the wishes before the new one is said. */
import type { MessageWord } from '../reading/message-words.ts';
import { startOverPhrases } from './small-talk.ts';

const phrases = startOverPhrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length);

function startsAt(words: readonly MessageWord[], at: number): number {
  const found = phrases.find((phrase) => phrase.every((word, offset) => words[at + offset]?.folded === word));
  return found?.length ?? 0;
}

export interface Cut {
  words: MessageWord[];
  isAnew: boolean;
}

/** The words without the phrase, so that nothing of it is read as a wish; all of them where nothing else is said. */
export function cutStartOver(words: MessageWord[]): Cut {
  const at = words.findIndex((_, index) => startsAt(words, index) > 0);
  if (at === -1) return { words, isAnew: false };
  const length = startsAt(words, at);
  if (length === words.length) return { words, isAnew: true };
  const rest = words.toSpliced(at, length);
  const after = rest[at];
  return { words: after ? rest.with(at, { ...after, startsClause: true }) : rest, isAnew: true };
}
