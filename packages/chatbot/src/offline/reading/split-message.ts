/** Cuts a message into words. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { MessageWord } from './message-words.ts';

const pieces = /\S+/gu;

export function splitMessage(message: string): MessageWord[] {
  const words: MessageWord[] = [];
  for (const { 0: text, index } of message.matchAll(pieces)) {
    for (const folded of splitWords(text)) {
      const isCapitalised = /^\p{Lu}/u.test(text);
      const startsClause = words.length === 0;
      words.push({
        text,
        folded,
        start: index,
        end: index + text.length,
        isCapitalised,
        isQuoted: false,
        startsClause,
      });
    }
  }
  return words;
}
