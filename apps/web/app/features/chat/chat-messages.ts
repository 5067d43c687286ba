/** The bot's sentence for every way that an answer stays away. */
import { chat } from '@kinora/contracts/limits';
import { CallError } from '../../client/call.ts';

export const chatMessages = {
  unreachable: "Sorry, I'm having trouble connecting. Please try again.",
  tooMany: 'That was quicker than I can think. Please wait a minute, then try again.',
  tooLong: `That is more than I can take in at once. Please keep it below ${chat.maximumMessageLength.toLocaleString('en')} characters.`,
} as const;

export interface Trouble {
  text: string;
  /** Whether the same message may get an answer at the next try. */
  canTryAgain: boolean;
}

export function troubleOf(cause: unknown): Trouble {
  const code = cause instanceof CallError ? cause.code : undefined;
  if (code === 'chat-message-too-long') return { text: chatMessages.tooLong, canTryAgain: false };
  if (code === 'too-many-requests') return { text: chatMessages.tooMany, canTryAgain: true };
  return { text: chatMessages.unreachable, canTryAgain: true };
}
