import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScriptedEndpoint, startScriptedEndpoint } from './scripted-endpoint.ts';
import { goodModel } from './scripted/good.ts';

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint(goodModel());
});
afterAll(() => endpoint.stop());

const tools = ['find_movies', 'reply'].map((name) => ({
  type: 'function',
  function: { name, parameters: { type: 'object' } },
}));

const ask = (body: object) =>
  fetch(`${endpoint.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'scripted', tools, ...body }),
  });

const question = { role: 'user', content: 'a new comedy' };

test('[AP-12] the scripted endpoint answers as OpenAI does', async () => {
  const answer = await (await ask({ messages: [question] })).json();
  expect(answer).toMatchObject({
    object: 'chat.completion',
    choices: [
      { message: { tool_calls: [{ function: { name: 'find_movies' } }] }, finish_reason: 'tool_calls' },
    ],
    usage: { total_tokens: expect.any(Number) },
  });
});

test('[AP-12] and in pieces where it is asked to stream', async () => {
  const streamed = await (await ask({ messages: [question], stream: true })).text();
  expect(streamed).toContain('"object":"chat.completion.chunk"');
  expect(streamed).toContain('"name":"find_movies"');
  expect(streamed.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('[AP-12] it has no other address', async () => {
  expect((await fetch(endpoint.baseUrl)).status).toBe(404);
});
