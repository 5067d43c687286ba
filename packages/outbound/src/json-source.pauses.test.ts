import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayJson, type ScriptedServer, startScriptedServer } from './scripted-server.ts';
import { askOften, aSource, limits } from './test-json-source.ts';

let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});

afterAll(() => server.stop());

test('[R12] a pause that is asked for is kept for all callers, whatever its form, and is never longer than a minute', async () => {
  const forms: [string, number][] = [
    ['30', 30_000],
    [new Date(Date.now() + 40_000).toUTCString(), 38_000],
    ['86400', 60_000],
  ];
  for (const [retryAfter, length] of forms) {
    const { ask, clock, events } = aSource(server);
    server.follow(sayJson({}, 429, { 'retry-after': retryAfter }));
    await expect(ask()).rejects.toMatchObject({ kind: 'limited' });
    server.follow(sayJson({}));
    clock.now = length - 1_001;
    for (let caller = 0; caller < 20; caller += 1)
      await expect(ask()).rejects.toMatchObject({ kind: 'paused' });
    expect(server.asked()).toBe(0);
    clock.now = 60_000;
    await ask();
    expect(events.filter(({ kind }) => kind === 'paused')).toHaveLength(1);
    expect(events.filter((event) => event.kind === 'answered' && event.outcome === 'refused')).toHaveLength(
      20,
    );
  }
});

test('[R12] who waited in the queue while a pause was asked for keeps it too', async () => {
  const { ask } = aSource(server, { crowd: { ...limits.crowd, mostAtOnce: 1 } });
  server.follow(sayJson({}, 429, { 'retry-after': '30' }));
  const fates = await Promise.allSettled([ask(), ask(), ask()]);
  expect(fates.map((fate) => 'reason' in fate && fate.reason)).toMatchObject([
    { kind: 'limited' },
    { kind: 'paused' },
    { kind: 'paused' },
  ]);
  expect(server.asked()).toBe(1);
});

test('[R12] those who are refused together are told of as one pause', async () => {
  const { ask, events } = aSource(server);
  server.follow(sayJson({}, 429, { 'retry-after': '30' }));
  await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
  expect(server.asked()).toBeGreaterThan(1);
  expect(events.filter(({ kind }) => kind === 'paused')).toEqual([{ kind: 'paused', seconds: 30 }]);
});

test('[R12] a short pause, or 429 without a word of how long, is waited out', async () => {
  const { ask, clock, events } = aSource(server);
  server.follow(sayJson({}));
  await askOften(ask, 10);
  server.follow((request, response) => {
    clock.now += 1_000;
    sayJson({ is: 'well' }, server.asked() === 1 ? 429 : 200)(request, response);
  });
  const answer = ask();
  await expect
    .poll(() => events.find(({ kind }) => kind === 'paused'))
    .toEqual({ kind: 'paused', seconds: 1 });
  clock.now += 1_000;
  expect(await answer).toEqual({ is: 'well' });
});
