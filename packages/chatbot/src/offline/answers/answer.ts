/** What an answer is made from, and what it is. */
import type { KeptLists, Pick, Turn } from '../../chatbot.ts';
import type { Asked, Conversation, Subject } from '../../conversation.ts';
import type { SimilarFilm } from '../../film-source.ts';
import type { Wishes } from '../../wishes.ts';
import type { Understand, Understanding } from '../dialogue/understand.ts';
import type { Mind } from '../mind.ts';

/** The lists of whoever is asking: nobody is signed in, they could not be read, or they are here. */
export type Lists = { kind: 'signed-out' } | { kind: 'failed' } | ({ kind: 'read' } & KeptLists);

export interface AnswerParts {
  mind: Mind;
  understand: Understand;
  understanding: Understanding;
  conversation: Conversation;
  pageFilm: Turn['pageFilm'];
  today: Date;
  lists: Lists;
  neighbours: ReadonlyMap<number, readonly SimilarFilm[]>;
}

export interface Answer {
  message: string;
  picks: Pick[];
  suggestions: string[];
  wishes: Wishes;
  described: string[];
  subject: Subject | null;
  asked: Asked | null;
}

/** An answer that leaves the wishes as they were understood. */
export function plainAnswer(
  { understanding: { wishes, described, subject } }: AnswerParts,
  said: Partial<Answer> & { message: string },
): Answer {
  return { picks: [], suggestions: [], wishes, described, subject, asked: null, ...said };
}
