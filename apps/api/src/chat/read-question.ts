/** What a message's request says, read at the door. */
import { conversationId } from '@kinora/contracts/chat';
import { Failure } from '@kinora/contracts/failure';
import { chat, largestId } from '@kinora/contracts/limits';
import { z } from 'zod';
import { bodyOf, readInput } from '../http/read-input.ts';
import { chatTexts } from './chat-texts.ts';

export interface Question {
  /** Trimmed, 1 to 1,000 characters. */
  message: string;
  conversationId?: string;
  /** The film whose page the visitor is on. */
  pageFilm?: number;
}

const badContext = { error: chatTexts.badContext };

/** Clients that know no conversation or no context may say so by null. */
const body = bodyOf({
  message: z.string({ error: chatTexts.missing }),
  conversationId: z.string({ error: chatTexts.badConversation }).nullish(),
  context: z
    .object(
      {
        page: z.string(badContext).nullish(),
        tmdbId: z.int(badContext).min(1, badContext).max(largestId, badContext).nullish(),
      },
      badContext,
    )
    .nullish(),
});

/** Rejects with `chat-message-empty`, `chat-message-too-long` or `invalid-input`. */
export function readQuestion(input: unknown): Question {
  const { message, conversationId: id, context } = readInput(body, input);
  const isKnownForm = conversationId.safeParse(id).success;
  return {
    message: readMessage(message),
    // What cannot be an id of ours is one that we do not know, and begins a new conversation like any such.
    ...(typeof id === 'string' && isKnownForm && { conversationId: id }),
    ...(context?.tmdbId != null && { pageFilm: context.tmdbId }),
  };
}

function readMessage(text: string): string {
  const message = text.trim();
  if (!hasVisible(message)) throw new Failure('chat-message-empty', chatTexts.empty);
  if (message.length > chat.maximumMessageLength)
    throw new Failure('chat-message-too-long', chatTexts.tooLong);
  return message;
}

/** Marks that only steer how text is set (a zero-width space, say) are no message. */
function hasVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}
