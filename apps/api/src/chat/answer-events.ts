/** An answer as the events of a stream (`text/event-stream`), as `contracts/chat.ts` lists them. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatAnswer, chatEvents } from '@kinora/contracts/chat';
import type { z } from 'zod';
import type { Refusal } from '../http/thrown.ts';

export interface EventParts {
  /** Begun only when somebody reads the events. */
  answer: () => Promise<ChatAnswer>;
  /** What the visitor may know of something thrown; undefined where nobody is there any longer. */
  describe: (thrown: unknown) => Refusal | undefined;
  /** Milliseconds between two signs of life. */
  signOfLifeEvery?: number;
}

/** The usual proxies end a connection on which nothing comes; none is as impatient as this. */
const usualPause = 2_000;

export async function* writeEvents(parts: EventParts): AsyncGenerator<string> {
  const { describe, signOfLifeEvery = usualPause } = parts;
  // The headers go out with the first bytes.
  yield comment('thinking');
  const work = parts.answer();
  try {
    const settled = work.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([settled, delay(signOfLifeEvery, false, { ref: false })])))
      yield comment('still thinking');
    yield* eventsOf(await work);
  } catch (thrown) {
    const refusal = describe(thrown);
    if (refusal) yield event('failure', { code: refusal.code, message: refusal.message });
  }
}

function* eventsOf(answer: ChatAnswer): Generator<string> {
  for (const text of piecesOf(answer.message)) yield event('delta', { text });
  yield event('movies', { movies: answer.movies, suggestions: answer.suggestions });
  yield event('done', answer);
}

/** Lines, so that no link is ever shown by halves. */
function piecesOf(message: string): string[] {
  return message.split(/(?<=\n)/);
}

function event<Name extends keyof typeof chatEvents>(
  name: Name,
  data: z.input<(typeof chatEvents)[Name]>,
): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function comment(text: string): string {
  return `: ${text}\n\n`;
}
