/** Sends a message to the chatbot, and tells what comes of the answer while it comes. */
import type { ChatQuestion } from '@kinora/contracts/chat';
import { chatPath } from '@kinora/contracts/chat-paths';
import type { FailureCode } from '@kinora/contracts/failure';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import { CallError, type Call } from '../../client/call.ts';
import type { BotAnswer } from './chat-state.ts';
import { readAnswer, readMoviesAndSuggestions, readText, type ReadAnswer } from './read-answer.ts';
import { readEvents, readPieces } from './read-events.ts';

/** Rejects with a `CallError`, or with the signal's reason. */
export type SendMessage = (
  question: ChatQuestion,
  onPart: (part: Partial<BotAnswer>) => void,
  signal: AbortSignal,
) => Promise<ReadAnswer>;

/** Asks for a stream; a server that knows none answers with JSON. */
export function createSendMessage(call: Call): SendMessage {
  return async (question, onPart, signal) => {
    const read = (response: Response) => {
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      return isStream && response.body ? readStream(response.body, onPart) : response.json().then(readAnswer);
    };
    const answer = await call(chatPath, {
      method: 'POST',
      body: question,
      accept: 'text/event-stream',
      read,
      signal,
    });
    // What `read` returned.
    return answer as ReadAnswer;
  };
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: (part: Partial<BotAnswer>) => void,
): Promise<ReadAnswer> {
  let text = '';
  for await (const { name, data } of readEvents(readPieces(body))) {
    const event: unknown = JSON.parse(data);
    if (name === 'done') return readAnswer(event);
    if (name === 'failure') throw failureIn(event);
    if (name === 'movies') onPart(readMoviesAndSuggestions(event));
    if (name !== 'delta' || !isObject(event)) continue;
    text += readText(event['text']);
    onPart({ text });
  }
  // It broke off before its end.
  throw unexpectedAnswer();
}

function failureIn(event: unknown): CallError {
  const { code, message } = isObject(event) ? event : {};
  return new CallError(502, typeof message === 'string' ? message : 'The answer broke off', {
    // Compared with known codes only.
    code: typeof code === 'string' ? (code as FailureCode) : undefined,
  });
}
