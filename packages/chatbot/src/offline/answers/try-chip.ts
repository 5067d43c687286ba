/** A short message is offered only where it would be understood and films would come of it. */
import type { Conversation } from '../../conversation.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { Understanding } from '../dialogue/understand.ts';
import type { AnswerParts } from './answer.ts';

const longestChip = 60;
/** As many films have to be left behind a chip. */
const enough = 2;

export interface Chip {
  text: string;
  /** What it has to be understood as. */
  isMeant: (understood: Understanding) => boolean;
}

export interface Aim {
  /** The conversation as it is after the reply. */
  next: Conversation;
  hidden: ReadonlySet<number>;
  /** Two where it is not said. */
  atLeast?: number;
}

export function chip(text: string, isMeant: Chip['isMeant'] = () => true): Chip {
  return { text, isMeant };
}

/** The message is read as it would be, and films have to be left by it. */
export function tryChip(
  parts: AnswerParts,
  { text, isMeant }: Chip,
  { next, hidden, atLeast = enough }: Aim,
): boolean {
  if (text.length > longestChip) return false;
  const { understand, pageFilm, today, mind } = parts;
  const understood = understand({ message: text, conversation: next, pageFilm, today });
  if (understood.act.kind !== 'find' || !isMeant(understood)) return false;
  const { wishes } = understood;
  if (JSON.stringify(wishes) === JSON.stringify(next.wishes)) return false;
  const gone = new Set([...hidden, ...next.shown]);
  return hasLeft(mind.knowledge.films, { wishes, hidden: gone, atLeast });
}
