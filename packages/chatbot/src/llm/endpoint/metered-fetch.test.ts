import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScriptedEndpoint, startScriptedEndpoint } from '../scripted-endpoint.ts';
import { failingEndpoints } from '../scripted/failing.ts';
import type { ScriptedAnswer } from '../scripted/script.ts';
import { newDialect } from './dialect.ts';
import { type Meter, newMeter } from './meter.ts';
import { createMeteredFetch } from './metered-fetch.ts';

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint(() => said({}));
});
afterAll(() => endpoint.stop());

type Message = Extract<ScriptedAnswer, { kind: 'message' }>;

const said = (rest: Partial<Message>): ScriptedAnswer => ({
  kind: 'message',
  content: 'x'.repeat(400),
  ...rest,
});
const body = JSON.stringify({
  model: 'm',
  max_tokens: 50,
  messages: [{ role: 'user', content: 'y'.repeat(400) }],
});

function send(meter: Meter, mostTokens = 10_000, dialect = newDialect()): Promise<Response> {
  const fetchMetered = createMeteredFetch({
    meter,
    dialect,
    mostTokens,
    mostOutputTokens: 1_000,
    now: () => new Date(),
  });
  return fetchMetered(`${endpoint.baseUrl}/chat/completions`, { method: 'POST', body });
}

test('[AP-12] the tokens of an exchange are those that the endpoint reports', async () => {
  const meter = newMeter();
  endpoint.follow(() => said({ usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 } }));
  await send(meter);
  await send(meter);
  expect(meter).toMatchObject({ requests: 2, tokens: 1_500, fault: null });
});

test.each([
  ['none', null],
  ['nothing', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }],
  ['less than nothing', { prompt_tokens: -10, completion_tokens: -10, total_tokens: -20 }],
])('[AP-12] an endpoint that reports %s is counted by the length of both sides', async (_, usage) => {
  const meter = newMeter();
  endpoint.follow(() => said({ usage }));
  const answer = await (await send(meter)).text();
  expect(meter.tokens).toBe(Math.ceil(body.length / 4) + Math.ceil(answer.length / 4));
});

test('[AP-12] an answer without an end is left after a quarter of a megabyte', async () => {
  const meter = newMeter();
  endpoint.follow(failingEndpoints.huge);
  await expect(send(meter)).rejects.toThrow('262144 bytes');
  expect(meter.fault).toBe('too-large');
  expect(meter.tokens).toBeLessThan(1_500);
});

test('[R60] a redirect is not followed, so that the conversation goes nowhere else', async () => {
  const meter = newMeter();
  endpoint.follow(failingEndpoints.redirect);
  await expect(send(meter)).rejects.toThrow('fetch failed');
  expect(meter.fault).toBe('unreachable');
});

test('[AP-12] a refusal costs nothing, and says when to come back', async () => {
  const meter = newMeter();
  endpoint.follow(failingEndpoints['limited-seconds']);
  expect((await send(meter)).status).toBe(429);
  expect(meter).toMatchObject({ tokens: 0, fault: 'rate-limited', retryAfter: 20 });
});

test('[AP-12] a turn that has used its tokens sends nothing more', async () => {
  const meter = { ...newMeter(), tokens: 500 };
  const before = endpoint.requests.length;
  await expect(send(meter, 500)).rejects.toThrow('spent');
  expect(endpoint.requests).toHaveLength(before);
  expect(meter.fault).toBe('turn-spent');
});

test('[AP-12] an endpoint that wants the limit under its newer name gets it, from then on at once', async () => {
  const meter = newMeter();
  const dialect = newDialect();
  endpoint.requests.length = 0;
  endpoint.follow(({ max_tokens: limit }) =>
    limit === undefined
      ? said({})
      : { kind: 'raw', status: 400, body: '{"error":{"message":"use \'max_completion_tokens\' instead"}}' },
  );
  expect((await send(meter, 10_000, dialect)).status).toBe(200);
  expect((await send(meter, 10_000, dialect)).status).toBe(200);
  expect(endpoint.requests).toHaveLength(3);
  expect(endpoint.requests.at(-1)?.body).toContain('"max_completion_tokens":50');
});
