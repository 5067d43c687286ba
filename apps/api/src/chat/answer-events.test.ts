import { get, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Turn } from '@kinora/chatbot/chatbot';
import { chatAnswer, chatEvents } from '@kinora/contracts/chat';
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { aChatbot, buildTestApp, listen } from '../test-app.ts';
import { writeEvents } from './answer-events.ts';

interface ReadEvent {
  name: string;
  data: unknown;
}

/** Reads a stream as a browser does; comments are left out. */
function readEvents(text: string): ReadEvent[] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('event: '));
  return blocks.map((block) => {
    const [name = '', data = '', ...rest] = block.split('\n');
    expect(rest).toEqual([]);
    return { name: name.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
  });
}

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function serve(reply: (turn: Turn) => ReturnType<ReturnType<typeof aChatbot>['reply']>) {
  const app = await buildTestApp({ chat: { chatbot: aChatbot({ reply }) } });
  open.push(app);
  return listen(app);
}

function send(port: number, accept = 'text/event-stream'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/chat/send',
        method: 'POST',
        headers: { accept, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ message: 'a space film' }));
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}

test('[AP-12] a stream has the message in pieces, then the films, then the whole answer', async () => {
  const response = await send(await serve((turn) => aChatbot().reply(turn)));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers).not.toHaveProperty('content-length');

  const events = readEvents(await textOf(response));
  expect(events.map(({ name }) => name)).toEqual(['delta', 'delta', 'delta', 'movies', 'done']);
  const answer = chatAnswer.parse(events.at(-1)?.data);
  const texts = events.slice(0, 3).map(({ data }) => chatEvents.delta.parse(data).text);
  expect(texts).toContain('- [Star Wars (1977)](/movie/11)\n');
  expect(texts.join('')).toBe(answer.message);
  expect(chatEvents.movies.parse(events[3]?.data)).toEqual({
    movies: answer.movies,
    suggestions: ['Something newer'],
  });
});

test('[AP-12] the headers of a stream come before the reply is there, and signs of life while it is not', async () => {
  const answered = Promise.withResolvers<void>();
  const port = await serve(async (turn) => {
    await answered.promise;
    return aChatbot().reply(turn);
  });
  const response = await send(port);
  expect(response.statusCode).toBe(200);
  answered.resolve();
  const text = await textOf(response);
  expect(text).toMatch(/^: thinking\n\n/);
  expect(readEvents(text).at(-1)?.name).toBe('done');
});

test('[AP-12] signs of life are no events', async () => {
  const never = new Promise<never>(() => {});
  const events = writeEvents({ answer: () => never, describe: () => undefined, signOfLifeEvery: 1 });
  const read: unknown[] = [];
  for await (const text of events) {
    read.push(text);
    if (read.length === 3) break;
  }
  expect(read).toEqual([': thinking\n\n', ': still thinking\n\n', ': still thinking\n\n']);
});

test('[AP-12] a failure in the middle of a stream is told by an event, and a bug without its words', async () => {
  const slow = new Failure('catalogue-slow', 'The films did not come in time.');
  const failing = await send(await serve(() => Promise.reject(slow)));
  expect(readEvents(await textOf(failing))).toEqual([
    { name: 'failure', data: { code: 'catalogue-slow', message: 'The films did not come in time.' } },
  ]);
  const broken = await send(await serve(() => Promise.reject(new Error('a secret'))));
  const [event] = readEvents(await textOf(broken));
  expect(chatEvents.failure.parse(event?.data)).toEqual({
    code: 'unexpected',
    message: 'Something went wrong on our side.',
  });
});

test('[AP-12] no message can break out of its event', async () => {
  const port = await serve(async (turn) => ({
    ...(await aChatbot().reply(turn)),
    message: 'one\n\nevent: done\ndata: {}\n\r\u2028two',
  }));
  const events = readEvents(await textOf(await send(port)));
  expect(events.filter(({ name }) => name === 'done')).toHaveLength(1);
  expect(chatAnswer.parse(events.at(-1)?.data).message).toContain('two');
});

test.each(['text/event-stream', 'application/json'])(
  '[R23] who hangs up while the reply is made ends the making of it (%s)',
  async (accept) => {
    const { port, untilStarted, untilAborted } = await serveEndless();
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/api/chat/send',
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
    });
    asked.on('error', () => {});
    asked.end(JSON.stringify({ message: 'a space film' }));
    await untilStarted;
    asked.destroy();
    await untilAborted;
    // The site answers others as before.
    const other = await new Promise<IncomingMessage>((resolve) =>
      get({ port, host: '127.0.0.1', path: '/livez' }, resolve),
    );
    expect(other.statusCode).toBe(200);
    other.resume();
  },
);

/** A reply that is never there, until nobody waits for it any longer. */
async function serveEndless() {
  const started = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const port = await serve(({ signal }) => {
    started.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.resolve();
        reject(new Error('nobody waits'));
      });
    });
  });
  return { port, untilStarted: started.promise, untilAborted: aborted.promise };
}

test('[AP-12] an answer that was read to its end is no hanging up', async () => {
  const signals: AbortSignal[] = [];
  const port = await serve((turn) => {
    signals.push(turn.signal);
    return aChatbot().reply(turn);
  });
  await textOf(await send(port));
  await textOf(await send(port, 'application/json'));
  await delay(50);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
