/** What a message is about and what it does to the wishes so far, for both engines. */
import type { Conversation } from '../../conversation.ts';
import type { Wishes } from '../../wishes.ts';
import type { Mention } from '../mentions/mention.ts';
import type { Mind } from '../mind.ts';
import type { MessageWord } from '../reading/message-words.ts';
import type { WishReading } from '../wishes/wish-reading.ts';
import type { Act } from './act.ts';

export interface UnderstandingQuestion {
  message: string;
  conversation: Conversation;
  pageFilm: number | undefined;
  today: Date;
}

export interface Understanding {
  words: MessageWord[];
  mentions: Mention[];
  reading: WishReading;
  act: Act;
  /** The wishes of the conversation with those of this message in them. */
  wishes: Wishes;
}

export type Understand = (question: UnderstandingQuestion) => Understanding;

export function createUnderstanding(_mind: Mind): Understand {
  throw new Error('not built yet');
}
