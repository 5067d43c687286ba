/** A message with what its capitals are worth. */
import type { MessageWord, Span } from '../../reading/message-words.ts';
import { isLight } from '../names/light-words.ts';
import { capitalWords } from '../words/capital-words.ts';
import { holdingWords } from '../words/ordinary-words.ts';

export interface MessageView {
  words: readonly MessageWord[];
  /** Whether the word's capital says that it is part of a name: not where a sentence begins, not where all have one. */
  hasTellingCapital: (at: number) => boolean;
  /** Whether all that matters of the span is written with capitals that tell something. */
  isCapitalised: (span: Span) => boolean;
  /** A telling capital stands right beside the span, which then seems cut out of a longer name. */
  isCutFromName: (span: Span) => boolean;
}

/** Marks behind which no sentence begins. */
const goingOn = /^[,;:(\-–—]+$/u;
const possessive = /['’]s$/u;
const digits = /^\d+$/u;
/** Written large wherever it stands. */
const itself = new Set(['i', 'im', 'ive', 'id', 'ill']);

function isSmall(word: string): boolean {
  return isLight(word) || holdingWords.has(word) || digits.test(word);
}

/** Somebody who writes a plain word small writes capitals on purpose. */
function tells({ folded, isCapitalised, text }: MessageWord): boolean {
  const isPlain = folded === 'like' || !isSmall(folded);
  return isPlain && !isCapitalised && text !== text.toUpperCase();
}

export function viewMessage(words: readonly MessageWord[]): MessageView {
  const isTelling = words.some(tells);

  /** 'Nolan's Interstellar' is two names. */
  function isApart(at: number): boolean {
    return words[at]?.startsClause !== false || possessive.test(words[at - 1]?.text ?? '');
  }

  function hasTellingCapital(at: number): boolean {
    const word = words[at];
    if (!isTelling || word === undefined || !word.isCapitalised || itself.has(word.folded)) return false;
    return !word.startsClause || (at > 0 && goingOn.test(word.marks ?? ''));
  }

  function isNamePart(at: number): boolean {
    const { folded } = words[at] ?? { folded: '' };
    return hasTellingCapital(at) && !isSmall(folded);
  }

  return {
    words,
    hasTellingCapital,
    isCapitalised({ from, to }) {
      const all = words.slice(from, to);
      const large = all.filter(({ folded }) => !isSmall(folded));
      const checked = large.length > 0 ? large : all.filter(({ folded }) => !digits.test(folded));
      if (!isTelling || checked.length === 0 || !checked.every((word) => word.isCapitalised)) return false;
      const [only] = checked;
      // 'saw The Father': nobody else writes the article large.
      if (checked.length > 1 || (only !== all[0] && hasTellingCapital(from))) return true;
      return only !== undefined && !capitalWords.has(only.folded) && hasTellingCapital(words.indexOf(only));
    },
    isCutFromName: ({ from, to }) =>
      (!isApart(from) && isNamePart(from - 1)) || (!isApart(to) && isNamePart(to)),
  };
}
