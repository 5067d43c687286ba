import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newConversation } from '../conversation.ts';
import { findFaults } from '../test-faults.ts';
import { aTurn } from '../test-talk.ts';
import { type Failing, failingEndpoints } from './scripted/failing.ts';
import { quickModel, withUsage } from './scripted/good.ts';
import { type Bench, canaryKey, openBench } from './test-bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(quickModel());
});
afterAll(() => bench.stop());
beforeEach(() => bench.forget());

const message = 'French comedies from the 90s';
/** Long enough for a busy machine to ask, far less than a visitor would wait. */
const patience = 400;

const why: Record<Failing, string> = {
  'http-500': 'http-500',
  'http-401': 'http-401',
  redirect: 'unreachable',
  reset: 'unreachable',
  'reset-within': 'unreachable',
  html: 'no-sense',
  'cut-json': 'no-sense',
  'wrong-types': 'no-sense',
  'no-choices': 'no-sense',
  huge: 'too-large',
  'empty-text': 'no-picks',
  prose: 'no-picks',
  refusal: 'no-picks',
  filtered: 'no-picks',
  'cut-reply': 'no-picks',
  'wrong-reply': 'no-picks',
  'few-picks': 'no-picks',
  'endless-tools': 'no-picks',
  silence: 'too-slow',
  drip: 'too-slow',
  'limited-seconds': 'rate-limited',
  'limited-date': 'rate-limited',
  limited: 'rate-limited',
};

// The keys of a literal are exactly those of its type.
const kinds = Object.keys(failingEndpoints) as Failing[];

describe('[AP-12] the offline engine answers, and the operator learns why', () => {
  test.each(kinds)('%s', async (kind) => {
    bench.endpoint.follow(failingEndpoints[kind]);
    const isSlow = why[kind] === 'too-slow';
    const reply = await bench.createBot(isSlow ? { patience } : {}).reply(aTurn(message));
    expect(reply.engine).toBe('offline');
    expect(reply.picks.length).toBeGreaterThanOrEqual(3);
    expect(findFaults(reply, newConversation(), bench.films)).toEqual([]);
    expect(bench.told[0]).toMatchObject({ why: why[kind] });
    expect(bench.endpoint.requests.length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(bench.told)).not.toMatch(new RegExp(`${canaryKey}|comed|French|127\\.0`, 'iu'));
  });

  test('an address that leads nowhere', async () => {
    const model = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: canaryKey, model: 'none' };
    const reply = await bench.createBot({ model }).reply(aTurn(message));
    expect(reply.engine).toBe('offline');
    expect(bench.told[0]).toMatchObject({ kind: 'model-failed', why: 'unreachable' });
  });
});

test('[AP-12] the model has seven seconds', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  await bench.createBot().reply(aTurn(message));
  expect(timeouts.mock.calls.flat()).toContain(7_000);
  timeouts.mockRestore();
});

test('[AP-12] an endpoint that asks for it is left alone, and asked again afterwards', async () => {
  let time = 0;
  const bot = bench.createBot({ now: () => time });
  bench.endpoint.follow(failingEndpoints['limited-seconds']);
  await bot.reply(aTurn(message));
  bench.endpoint.follow(quickModel());
  time = 19_000;
  expect((await bot.reply(aTurn(message))).engine).toBe('offline');
  expect(bench.endpoint.requests).toHaveLength(1);
  expect(bench.told.at(-1)).toEqual({ kind: 'model-rests', seconds: 20 });
  time = 20_000;
  expect((await bot.reply(aTurn(message))).engine).toBe('model');
});

test('[AP-12] after three failures in a row nobody waits for the endpoint any more', async () => {
  const bot = bench.createBot({ patience });
  bench.endpoint.follow(failingEndpoints.silence);
  await Promise.all([1, 2, 3].map(() => bot.reply(aTurn(message))));
  const asked = bench.endpoint.requests.length;
  expect((await bot.reply(aTurn(message))).engine).toBe('offline');
  expect(bench.endpoint.requests).toHaveLength(asked);
});

test('[AP-12] a visitor who went away is told nothing, and says nothing about the endpoint', async () => {
  bench.endpoint.follow(failingEndpoints.silence);
  const bot = bench.createBot();
  for (let turn = 0; turn < 4; turn += 1) {
    const gone = new AbortController();
    const reply = bot.reply(aTurn(message, { signal: gone.signal }));
    await vi.waitFor(() => expect(bench.endpoint.requests).toHaveLength(turn + 1), { interval: 2 });
    gone.abort(new Error('gone'));
    await expect(reply).rejects.toThrow('gone');
  }
  bench.endpoint.follow(quickModel());
  expect((await bot.reply(aTurn(message))).engine).toBe('model');
});

describe('[AP-12] what a day may cost', () => {
  const dailyTokens = 10_000;

  function createBudget() {
    let used = 0;
    return {
      used: () => used,
      hasLeft: () => Promise.resolve(used < dailyTokens),
      spend: (tokens: number) => Promise.resolve(void (used += tokens)),
    };
  }

  test('is what the endpoint reports, and then it is asked no more', async () => {
    const budget = createBudget();
    const bot = bench.createBot({ budget });
    const usage = { prompt_tokens: 3_000, completion_tokens: 600, total_tokens: 3_600 };
    bench.endpoint.follow(withUsage(quickModel(), usage));
    const engines: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) engines.push((await bot.reply(aTurn(message))).engine);
    expect(engines).toEqual(['model', 'model', 'model', 'offline', 'offline', 'offline']);
    expect(budget.used()).toBe(10_800);
    expect(bench.endpoint.requests).toHaveLength(3);
  });

  test('holds where the endpoint reports nothing, lies, fails and dawdles', async () => {
    const budget = createBudget();
    const scripts = [
      failingEndpoints['endless-tools'],
      failingEndpoints.prose,
      failingEndpoints['cut-reply'],
    ];
    for (let turn = 0; turn < 30; turn += 1) {
      bench.endpoint.follow(withUsage(scripts[turn % scripts.length]!, null));
      await bench.createBot({ budget }).reply(aTurn(message));
    }
    expect(budget.used()).toBeGreaterThanOrEqual(dailyTokens);
    // A turn that has begun may end, within what a turn may cost.
    expect(budget.used()).toBeLessThan(dailyTokens + 30_000);
  });

  test('counts a question whose answer never came', async () => {
    bench.endpoint.follow(failingEndpoints.silence);
    await bench.createBot({ patience }).reply(aTurn(message));
    await vi.waitFor(() => expect(bench.spent[0]).toBeGreaterThan(500));
  });

  test('is nothing where it cannot be counted', async () => {
    bench.endpoint.follow(quickModel());
    const budget = { hasLeft: () => Promise.reject(new Error('down')), spend: () => Promise.resolve() };
    expect((await bench.createBot({ budget }).reply(aTurn(message))).engine).toBe('offline');
    expect(bench.endpoint.requests).toHaveLength(0);
  });

  test('that cannot be written down costs no reply', async () => {
    bench.endpoint.follow(quickModel());
    const budget = { hasLeft: () => Promise.resolve(true), spend: () => Promise.reject(new Error('down')) };
    expect((await bench.createBot({ budget }).reply(aTurn(message))).engine).toBe('model');
    expect(bench.told.map(({ kind }) => kind)).toEqual(['model-not-counted', 'model-answered']);
  });
});
