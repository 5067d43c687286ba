/** Sends messages to an app under test. */
import type { Turn } from '@kinora/chatbot/chatbot';
import type { ChatAnswer } from '@kinora/contracts/chat';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aChatbot } from '../test-app.ts';

export interface Sending {
  conversationId?: string;
  context?: object;
  token?: string;
  /** The sender's network address. */
  from?: string;
  accept?: string;
}

export function sendMessage(
  app: FastifyInstance,
  message: string,
  { token, from, accept, ...more }: Sending = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/chat/send',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(accept && { accept }) },
    ...(from && { remoteAddress: from }),
    payload: { message, ...more },
  });
}

/** The answer to a message that is answered. */
export async function answerTo(
  app: FastifyInstance,
  message: string,
  sending: Sending = {},
): Promise<ChatAnswer> {
  const answer = await sendMessage(app, message, sending);
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<ChatAnswer>();
}

/** A chatbot that keeps what it was asked. */
export function aListener() {
  const turns: Turn[] = [];
  const chatbot = aChatbot({
    reply: (turn) => {
      turns.push(turn);
      return aChatbot().reply(turn);
    },
  });
  return { turns, chat: { chatbot } };
}
