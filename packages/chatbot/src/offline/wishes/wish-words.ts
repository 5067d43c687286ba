/** The words of a message as the wish reader walks over them: slips forgiven, decimals joined, mentions closed. */
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord, Span } from '../reading/message-words.ts';
import type { CorrectWord } from './speller.ts';

export interface WishWord extends Span {
  /** Folded and corrected; a mention is one word that no phrase has. */
  word: string;
  /** As it was written, in lower case. */
  written: string;
  mention: Mention | null;
  /** Stands after a comma, a full stop or another mark, or first. */
  startsClause: boolean;
  /** Stands after a full stop, a question mark or their like, or first. */
  startsSentence: boolean;
  /** The signs right before it, without spaces. */
  marks: string;
}

const sentenceEnd = /[.!?;\n¡¿。！？…]|--|—/u;
const closed = '\u0000';
const digits = /^\d+$/u;

function isFraction(words: readonly MessageWord[], at: number): boolean {
  const [whole, part] = [words[at], words[at + 1]];
  if (whole === undefined || part === undefined) return false;
  if (part.marks !== '.' && part.marks !== ',') return false;
  return digits.test(whole.folded) && whole.folded.length <= 2 && /^\d{1,2}(?:h|hrs?)?$/u.test(part.folded);
}

function openWord(words: readonly MessageWord[], at: number): Omit<WishWord, 'word' | 'to' | 'mention'> {
  const word = words[at];
  const marks = word?.marks ?? '';
  const startsClause = at === 0 || word?.startsClause === true;
  const startsSentence = at === 0 || (startsClause && sentenceEnd.test(marks));
  return { from: at, written: (word?.text ?? '').toLowerCase(), startsClause, startsSentence, marks };
}

export function readWishWords(
  words: readonly MessageWord[],
  mentions: readonly Mention[],
  correct: CorrectWord,
): WishWord[] {
  const found: WishWord[] = [];
  const starts = new Map(mentions.map((mention) => [mention.from, mention]));
  for (let at = 0; at < words.length;) {
    const mention = starts.get(at);
    const open = openWord(words, at);
    if (mention !== undefined && mention.to > at) {
      const written = (words[mention.to - 1]?.text ?? '').toLowerCase();
      found.push({ ...open, written, word: closed, to: mention.to, mention });
      at = mention.to;
      continue;
    }
    const folded = words[at]?.folded ?? '';
    const isLong = isFraction(words, at);
    const isThan = folded === 'then' && /(?:er|more|less|rather)$/u.test(words[at - 1]?.folded ?? '');
    const word = isThan ? 'than' : isLong ? `${folded}.${words[at + 1]?.folded ?? ''}` : correct(folded);
    const to = isLong ? at + 2 : at + 1;
    // Two words that were written as one.
    const [first = word, ...others] = word.split(' ');
    found.push({ ...open, word: first, to, mention: null });
    for (const other of others) {
      found.push({
        ...open,
        word: other,
        to,
        mention: null,
        startsClause: false,
        startsSentence: false,
        marks: '',
      });
    }
    at = to;
  }
  return found;
}
