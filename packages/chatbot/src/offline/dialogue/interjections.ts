/** 'Cool, more like that' and 'nice, another': what only says that a list was liked, before the next wish is said. */
import type { MessageWord } from '../reading/message-words.ts';

const phrases = (
  'cool, nice, great, awesome, sweet, perfect, good, sick, dope, lovely, brilliant, excellent, amazing, wonderful, ' +
  'fantastic, neat, wow, sounds good, sounds great, sounds nice, looks good, looks great, love it, love them, ' +
  'love that, love those, good one, nice one, good ones, nice ones, good list, nice list, good choice, good choices, ' +
  'nice choice, great choice, not bad'
)
  .split(', ')
  .map((phrase) => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length);
const leads: ReadonlySet<string> = new Set(
  'ok okay oh ah yes yeah haha hey that thats those these they it its is are all very really pretty so i this'.split(
    ' ',
  ),
);
/** With one of these behind it the word before is no wish of its own. */
const followers: ReadonlySet<string> = new Set(
  'more another others next now something anything similar what whats which how any show find give can could id i ok thanks lets'.split(
    ' ',
  ),
);
/** 'But shorter', 'and something funny'; 'sweet but scary' says two moods. */
const turning: ReadonlySet<string> = new Set(
  'more another others something anything similar with without not no less now show can could give how what any only'.split(
    ' ',
  ),
);
const comparative = /^\w{3,}er$/u;

function lengthAt(words: readonly MessageWord[], at: number): number {
  const found = phrases.find((phrase) => phrase.every((word, offset) => words[at + offset]?.folded === word));
  return found?.length ?? 0;
}

function isTurning(word: MessageWord | undefined): boolean {
  return word !== undefined && (turning.has(word.folded) || comparative.test(word.folded));
}

/** Whether what begins there is a message of its own. */
function beginsAnother(words: readonly MessageWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (word.startsClause) return true;
  if (word.folded === 'and' || word.folded === 'but') return isTurning(words[at + 1]);
  return followers.has(word.folded);
}

/** The words without the interjections that they begin with; all of them where nothing else is said. */
export function cutInterjections(words: MessageWord[]): MessageWord[] {
  let at = 0;
  while (leads.has(words[at]?.folded ?? '')) at += 1;
  const length = lengthAt(words, at);
  const next = at + length;
  const first = words[next];
  if (length === 0 || first === undefined || !beginsAnother(words, next)) return words;
  return cutInterjections([{ ...first, startsClause: true, marks: '' }, ...words.slice(next + 1)]);
}
