import { getEventListeners } from 'node:events';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createCallApi } from './in-process.ts';

test('[R9] a call that was answered is not kept by the signal that it was made under', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/film', async () => ({ id: 11 }));
  const caller = new AbortController();
  const answer = await createCallApi(app)('film', { signal: caller.signal });
  expect(await answer.json()).toEqual({ id: 11 });
  expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
});
