import { expect, test, vi } from 'vitest';
import { createRecommender } from './recommender.ts';
import { askFor, codeOf, json, openTestService, type Play } from './test-service.ts';

const slow: Record<string, Play> = {
  'says nothing': () => undefined,
  'hangs after the headers': (response) => response.writeHead(200).flushHeaders(),
  'sends a byte a second': (response) => {
    const drip = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(drip));
    response.write('[');
  },
};

test.each(Object.entries(slow))(
  '[R19 MD-05] a service that %s is left when the time is up',
  async (_name, play) => {
    const heard = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const service = await openTestService((response, asked) => {
      response.on('close', () => left.resolve());
      play(response, asked);
      heard.resolve();
    });
    const timeUp = new AbortController();
    const outcome = codeOf(askFor(createRecommender(service), timeUp.signal));
    await heard.promise;
    timeUp.abort();
    expect(await outcome).toBe('recommendations-slow');
    // Its connection is not kept busy for an answer that nobody reads.
    await left.promise;
  },
);

test('[R19] who waits for a connection is told when the time is up, too', async () => {
  const service = await openTestService(() => undefined);
  const recommender = createRecommender(service);
  const [others, own] = [new AbortController(), new AbortController()];
  const busy = Array.from({ length: 40 }, () => codeOf(askFor(recommender, others.signal)));
  await vi.waitFor(() => expect(service.asked.length).toBe(40));
  const waiting = codeOf(askFor(recommender, own.signal));
  own.abort();
  expect(await waiting).toBe('recommendations-slow');
  others.abort();
  expect(new Set(await Promise.all(busy))).toEqual(new Set(['recommendations-slow']));
  expect(service.asked.length).toBe(40);
});

test('[R19] a burst waits for connections, and what is beyond it is refused at once', async () => {
  const held: (() => void)[] = [];
  const service = await openTestService((response) => void held.push(() => response.end('[]')));
  const recommender = createRecommender(service);
  const impatient = new AbortController();
  const last = codeOf(askFor(recommender, impatient.signal));
  const calls = Array.from({ length: 449 }, () => codeOf(askFor(recommender)));
  const refused = new Set(await Promise.all(calls.slice(399)));
  expect(refused).toEqual(new Set(['recommendations-down']));

  // Those who were refused are not held against the service: who finds room again may wait.
  impatient.abort();
  expect(await last).toBe('recommendations-slow');
  const another = codeOf(askFor(recommender));
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(40));
  service.play = json([]);
  for (const release of held) release();
  expect(new Set(await Promise.all([another, ...calls.slice(0, 399)]))).toEqual(new Set(['fulfilled']));
});

test('[R19] a service that fails again and again is left alone, looked after, and trusted again', async () => {
  const clock = { time: 0 };
  const service = await openTestService((response) => void response.writeHead(500).end());
  const recommender = createRecommender({ url: service.url, now: () => clock.time });
  for (let call = 0; call < 20; call += 1) {
    expect(await codeOf(askFor(recommender))).toBe('recommendations-down');
  }
  expect(service.asked).toHaveLength(5);

  clock.time = 5_001;
  const held = Promise.withResolvers<() => void>();
  service.play = (response) => held.resolve(() => response.end('[]'));
  const first = askFor(recommender);
  const release = await held.promise;
  expect(await codeOf(askFor(recommender))).toBe('recommendations-down');
  expect(service.asked).toHaveLength(6);
  release();
  expect(await first).toEqual([]);
  service.play = json([]);
  expect(await codeOf(askFor(recommender))).toBe('fulfilled');
});

test('[R19] time that others took is not held against the service', async () => {
  const service = await openTestService(json([]));
  const recommender = createRecommender(service);
  for (let call = 0; call < 20; call += 1) {
    expect(await codeOf(askFor(recommender, AbortSignal.abort()))).toBe('recommendations-slow');
  }
  expect(await codeOf(askFor(recommender))).toBe('fulfilled');
});

test('a service that was started anew is asked on a new connection', async () => {
  const service = await openTestService(json([]));
  const recommender = createRecommender(service);
  await askFor(recommender);
  // What is sent on the kept connection meets its end.
  service.play = (response) => {
    service.play = json([]);
    response.socket?.resetAndDestroy();
  };
  expect(await askFor(recommender)).toEqual([]);
  expect(service.connections).toBe(2);
});
