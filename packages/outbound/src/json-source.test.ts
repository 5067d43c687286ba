import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { JsonAnswer } from './json-exchange.ts';
import { createJsonSource, type JsonSource, type SourceEvent, type SourceLimits } from './json-source.ts';
import { sayJson, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

const limits: SourceLimits = {
  exchange: {
    connect: 2_000,
    headers: 5_000,
    body: 5_000,
    mostBytes: 100_000,
    mostDepth: 32,
    mostConnections: 40,
  },
  crowd: { mostAtOnce: 40, mostPerSecond: 10_000, mostWaiting: 10_000, patience: 30_000 },
  breaker: { failuresInARow: 5, pause: 1_000 },
  retries: { share: 0.1, mostSaved: 10, jitter: 5 },
  pauses: { longest: 60_000, usual: 1_000, bearable: 1_000 },
};
const nobody = new AbortController().signal;
const sources: JsonSource[] = [];
let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterEach(async () => {
  await Promise.all(sources.splice(0).map((source) => source.close()));
});
afterAll(() => server.stop());

function aSource(changes: Partial<SourceLimits> = {}) {
  const clock = { now: 0 };
  const events: SourceEvent[] = [];
  const source = createJsonSource({
    limits: { ...limits, ...changes },
    tell: (event) => events.push(event),
    now: () => clock.now,
    random: () => 0,
  });
  sources.push(source);
  const ask = (signal = nobody, read = ({ body }: JsonAnswer): unknown => body) =>
    source.ask({ url: server.url, headers: { authorization: 'Bearer secret' } }, read, signal);
  return { source, clock, events, ask };
}

type Ask = ReturnType<typeof aSource>['ask'];

async function askOften(ask: Ask, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask().catch(() => undefined);
}

const neverOpen = { breaker: { failuresInARow: Infinity, pause: 1_000 } };

test.each([502, 503, 504])(
  '[R11] after %s it is tried once more, where the budget has it',
  async (status) => {
    const { ask } = aSource();
    server.follow(sayJson({}));
    await askOften(ask, 10);
    server.follow(sayJson({}, status));
    await expect(ask()).rejects.toMatchObject({ kind: 'failing' });
    expect(server.asked()).toBe(2);
    await expect(ask()).rejects.toMatchObject({ kind: 'failing' });
    expect(server.asked()).toBe(3);
  },
);

test('[R11] a retry that goes well is the answer', async () => {
  const { ask } = aSource();
  server.follow(sayJson({}));
  await askOften(ask, 10);
  server.follow((request, response) => {
    if (server.asked() === 1) request.socket.destroy();
    else sayJson({ is: 'well' })(request, response);
  });
  expect(await ask()).toEqual({ is: 'well' });
});

test.each<[string, Parameters<ScriptedServer['follow']>[0]]>([
  ['500', sayJson({}, 500)],
  ['501', sayJson({}, 501)],
  ['404', sayJson({}, 404)],
  ['503 with a long Retry-After', sayJson({}, 503, { 'retry-after': '30' })],
  ['429 with a long Retry-After', sayJson({}, 429, { 'retry-after': '30' })],
  ['HTML', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['a redirect', (_, response) => void response.writeHead(302, { location: '/' }).end()],
])('[R11] %s is not tried again', async (_, script) => {
  const { ask } = aSource();
  server.follow(sayJson({}));
  await askOften(ask, 20);
  server.follow(script);
  await ask().catch(() => undefined);
  expect(server.asked()).toBe(1);
});

test('[R11] a server that always fails gets at most a tenth more calls than are asked of it', async () => {
  const { ask } = aSource(neverOpen);
  server.follow(sayJson({}, 503));
  await askOften(ask, 200);
  expect(server.asked()).toBeGreaterThanOrEqual(200);
  expect(server.asked()).toBeLessThanOrEqual(220);
});

test('[R12] a pause that is asked for is kept for all callers, whatever its form, and is never longer than a minute', async () => {
  const forms: [string, number][] = [
    ['30', 30_000],
    [new Date(Date.now() + 40_000).toUTCString(), 38_000],
    ['86400', 60_000],
  ];
  for (const [retryAfter, length] of forms) {
    const { ask, clock, events } = aSource();
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
  const { ask } = aSource({ crowd: { ...limits.crowd, mostAtOnce: 1 } });
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
  const { ask, events } = aSource();
  server.follow(sayJson({}, 429, { 'retry-after': '30' }));
  await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
  expect(server.asked()).toBeGreaterThan(1);
  expect(events.filter(({ kind }) => kind === 'paused')).toEqual([{ kind: 'paused', seconds: 30 }]);
});

test('[R12] a short pause, or 429 without a word of how long, is waited out', async () => {
  const { ask, clock, events } = aSource();
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

test('[R13] a server that fails is left alone, asked once a second, and used again as soon as it is well', async () => {
  const { ask, clock, events } = aSource();
  server.follow(sayJson({}, 500));
  await askOften(ask, 20);
  expect(server.asked()).toBe(5);
  server.follow(sayJson({}, 500));
  for (; clock.now < 30_000; clock.now += 250) await ask().catch(() => undefined);
  expect(server.asked()).toBeGreaterThan(20);
  expect(server.asked()).toBeLessThanOrEqual(30);
  server.follow(sayJson({}));
  clock.now += 1_000;
  await ask();
  await ask();
  expect(events.filter(({ kind }) => kind === 'breaker')).toEqual([
    { kind: 'breaker', isOpen: true },
    { kind: 'breaker', isOpen: false },
  ]);
});

test.each<[string, Parameters<ScriptedServer['follow']>[0]]>([
  ['hangs up', (request) => request.socket.destroy()],
  ['says HTML', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['does not take our key', sayJson({}, 401)],
  ['forbids', sayJson({}, 403)],
])('[R13] a server that %s is left alone too', async (_, script) => {
  const { ask } = aSource();
  server.follow(script);
  await askOften(ask, 20);
  expect(server.asked()).toBe(5);
});

test('[R13] the odd answer to one question, and callers who leave, do not stop the others', async () => {
  const { ask } = aSource();
  server.follow(sayJson({}));
  for (let time = 0; time < 20; time += 1) {
    const answer = ask(nobody, () => {
      throw new Error('no title');
    });
    await expect(answer).rejects.toMatchObject({
      kind: 'strange',
      message: expect.stringContaining('no title'),
    });
  }
  const arrivals: (() => void)[] = [];
  server.follow(() => arrivals.shift()?.());
  for (let time = 0; time < 20; time += 1) {
    const leaving = new AbortController();
    arrivals.push(() => leaving.abort(new Error('left')));
    await expect(ask(leaving.signal)).rejects.toThrow('left');
  }
  server.follow(sayJson({ is: 'well' }));
  expect(await ask()).toEqual({ is: 'well' });
});

test('[R13] who waited in the queue while the circuit opened is refused', async () => {
  const { ask } = aSource({ crowd: { ...limits.crowd, mostAtOnce: 5 } });
  server.follow(sayJson({}, 500));
  await Promise.allSettled(Array.from({ length: 100 }, () => ask()));
  expect(server.asked()).toBeLessThanOrEqual(10);
});

test('[R5] however many ask, no more than forty are at the server at once', async () => {
  const { ask, source } = aSource({ crowd: { ...limits.crowd, mostWaiting: 40 } });
  let atOnce = 0;
  let most = 0;
  server.follow((request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      sayJson({})(request, response);
    }, 20);
  });
  const fates = await Promise.allSettled(Array.from({ length: 500 }, () => ask()));
  expect(most).toBeLessThanOrEqual(40);
  expect(fates.filter(({ status }) => status === 'fulfilled')).toHaveLength(80);
  expect(fates.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'crowded' } });
  expect([source.underWay(), source.waiting()]).toEqual([0, 0]);
});

test('[R13] every call is told with its outcome', async () => {
  const { ask, events, clock } = aSource();
  server.follow((request, response) => {
    clock.now += 42;
    sayJson({})(request, response);
  });
  await ask();
  server.follow(sayJson({}, 401));
  await expect(ask()).rejects.toMatchObject({ kind: 'unauthorised' });
  await expect(ask(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(events).toEqual([
    { kind: 'answered', outcome: 'answered', milliseconds: 42 },
    { kind: 'unauthorised', status: 401 },
    { kind: 'answered', outcome: 'failed', milliseconds: 0 },
    { kind: 'answered', outcome: 'left', milliseconds: 0 },
  ]);
});
