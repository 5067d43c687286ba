/** One turn of an invented visitor with a chatbot. */
import type { Chatbot, Reply, Turn } from '@kinora/chatbot/chatbot';
import type { Conversation } from '@kinora/chatbot/conversation';
import type { Visitor } from './invented-visitor.ts';

export function takeTurn(
  chatbot: Chatbot,
  { page, lists }: Visitor,
  { message, conversation }: { message: string; conversation: Conversation },
): Promise<Reply> {
  const turn: Turn = { message, conversation, signal: new AbortController().signal };
  if (page !== undefined) turn.pageFilm = page;
  if (lists !== undefined) turn.readLists = async () => lists;
  return chatbot.reply(turn);
}
