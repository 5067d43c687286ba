import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen } from '../test-app.ts';
import { CallerLeft, untilCallerLeaves } from './caller-left.ts';

test('[R23] who hung up while something else was waited for has left', async () => {
  const app = fastify();
  const left = Promise.withResolvers<AbortSignal>();
  app.get('/', async (_request, reply) => {
    await once(reply.raw, 'close');
    left.resolve(untilCallerLeaves(reply));
    return 'late';
  });
  const socket = connect(await listen(app), '127.0.0.1');
  app.server.once('request', () => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: kinora.example\r\n\r\n');
  expect((await left.promise).reason).toBeInstanceOf(CallerLeft);
  await app.close();
});

/** An app that answers, and the signals of those whom it answered. */
function anAnsweringApp() {
  const app = fastify();
  const signals: AbortSignal[] = [];
  app.get('/', async (_request, reply) => {
    signals.push(untilCallerLeaves(reply));
    return 'in time';
  });
  return { app, signals };
}

test('[R23] who was answered has not left', async () => {
  const { app, signals } = anAnsweringApp();
  const port = await listen(app);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('in time');
  await app.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('[R23] who was answered within the process has not left', async () => {
  const { app, signals } = anAnsweringApp();
  expect((await app.inject('/')).body).toBe('in time');
  await app.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
