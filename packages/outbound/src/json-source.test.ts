import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayJson, type ScriptedServer, startScriptedServer } from './scripted-server.ts';
import { askOften, aSource, limits, nobody } from './test-json-source.ts';

let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});

afterAll(() => server.stop());

const neverOpen = { breaker: { failuresInARow: Infinity, pause: 1_000 } };

test.each([502, 503, 504])(
  '[R11] after %s it is tried once more, where the budget has it',
  async (status) => {
    const { ask } = aSource(server);
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
  const { ask } = aSource(server);
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
  const { ask } = aSource(server);
  server.follow(sayJson({}));
  await askOften(ask, 20);
  server.follow(script);
  await ask().catch(() => undefined);
  expect(server.asked()).toBe(1);
});

test('[R11] a server that always fails gets at most a tenth more calls than are asked of it', async () => {
  const { ask } = aSource(server, neverOpen);
  server.follow(sayJson({}, 503));
  await askOften(ask, 200);
  expect(server.asked()).toBeGreaterThanOrEqual(200);
  expect(server.asked()).toBeLessThanOrEqual(220);
});

test('[R13] a server that fails is left alone, asked once a second, and used again as soon as it is well', async () => {
  const { ask, clock, events } = aSource(server);
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
  const { ask } = aSource(server);
  server.follow(script);
  await askOften(ask, 20);
  expect(server.asked()).toBe(5);
});

test('[R13] the odd answer to one question, and callers who leave, do not stop the others', async () => {
  const { ask } = aSource(server);
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
  const { ask } = aSource(server, { crowd: { ...limits.crowd, mostAtOnce: 5 } });
  server.follow(sayJson({}, 500));
  await Promise.allSettled(Array.from({ length: 100 }, () => ask()));
  expect(server.asked()).toBeLessThanOrEqual(10);
});

test('[R5] however many ask, no more than forty are at the server at once', async () => {
  const { ask, source } = aSource(server, { crowd: { ...limits.crowd, mostWaiting: 40 } });
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
  const { ask, events, clock } = aSource(server);
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
