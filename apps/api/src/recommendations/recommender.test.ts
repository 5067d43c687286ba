import { isFailure } from '@kinora/contracts/failure';
import { recommendations } from '@kinora/contracts/limits';
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createRecommender, type Recommender } from './recommender.ts';
import { aFilm, json, openTestService, type Play, text } from './test-service.ts';

const noHurry = () => AbortSignal.timeout(60_000);

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'fulfilled';
  } catch (thrown) {
    return isFailure(thrown) ? thrown.code : String(thrown);
  }
}

function askFor(recommender: Recommender, timeUp = noHurry()): Promise<RecommendedFilm[]> {
  return recommender.recommendFor(11, 10, timeUp);
}

const wish = { liked: [11], watched: [12], wanted: [], top_n: 20 };
const described = {
  film: {
    tmdbId: 11,
    title: 'Alien',
    overview: 'In space.',
    year: 1979,
    genres: [27],
    themes: [],
    directors: [],
    cast: [],
    companies: [],
  },
  top_n: 10,
};

test('[MD-07 AP-16] the service is asked for ten films like a film, and its list comes as it is', async () => {
  const service = await openTestService(json([aFilm(13), aFilm(12)]));
  const recommender = createRecommender(service);
  expect(await askFor(recommender)).toEqual([aFilm(13), aFilm(12)]);
  expect(service.asked).toEqual([{ method: 'GET', path: '/recommend?tmdb_id=11&top_n=10', body: undefined }]);
});

test('[AP-16] a film is described and a user is told of in the body, so that no address shows it', async () => {
  const service = await openTestService(json([]));
  const recommender = createRecommender(service);
  await recommender.recommendForDescribed(described, noHurry());
  await recommender.recommendPersonally(wish, noHurry());
  expect(service.asked).toEqual([
    { method: 'POST', path: '/recommend', body: described },
    { method: 'POST', path: '/recommend/personal', body: wish },
  ]);
});

test('[AP-16] a service that tells no reasons, or reasons of a later day, is understood', async () => {
  const mood = { type: 'shared-moods', moods: ['dark'] };
  const answer = [
    { tmdbId: 13, rating: 8.5 },
    { tmdbId: 12, rating: 8, reasons: [{ type: 'same-weather' }, mood], more: 1 },
  ];
  const service = await openTestService(json(answer));
  expect(await askFor(createRecommender(service))).toEqual([
    { tmdbId: 13, rating: 8.5, reasons: [] },
    { tmdbId: 12, rating: 8, reasons: [mood] },
  ]);
});

const list = JSON.stringify([aFilm(13), aFilm(12)]);

const nonsense: Record<string, Play> = {
  '500': (response) => void response.writeHead(500).end(list),
  '400': (response) => void response.writeHead(400).end(list),
  '204': (response) => void response.writeHead(204).end(),
  'an error that never ends': (response) => void response.writeHead(503).write('x'.repeat(100)),
  'a page with 200': text('<!doctype html><title>Welcome</title>', 'text/html'),
  'an empty body': text(''),
  'JSON that breaks off': text(list.slice(0, -5)),
  'a length that is not kept': (response) => {
    response.setHeader('content-length', list.length + 10).write(list, () => response.destroy());
  },
  'a reset before the answer': (response) => void response.destroy(),
  'a reset in the middle': (response) => void response.write('[', () => response.destroy()),
  'more than it could have to say': text(`[${' '.repeat(300_000)}]`),
  'an endless body': (response) => {
    const more = () => void response.write(' '.repeat(65_536), (fault) => fault ?? more());
    more();
  },
  'another coding': (response) => void response.setHeader('content-encoding', 'br').end(Buffer.from([1, 2])),
  'no list': json({ recommendations: [] }),
  null: json(null),
  'a list of nothing': json([null]),
  'ids as words': json([aFilm(13, { tmdbId: '13' })]),
  'half an id': json([aFilm(13.5)]),
  'an id that no film can have': json([aFilm(-1)]),
  'a rating above ten': json([aFilm(13, { rating: 11 })]),
  'no rating': json([aFilm(13, { rating: null })]),
  'reasons that are no list': json([aFilm(13, { reasons: 'good' })]),
  'the film itself': json([aFilm(13), aFilm(11)]),
  'a film twice': json([aFilm(13), aFilm(13)]),
  'more films than may be asked for': json(
    Array.from({ length: recommendations.mostRequested + 1 }, (_, place) => aFilm(place + 100)),
  ),
};

test.each(Object.entries(nonsense))('[R19 MD-05] %s means that the service is down', async (_name, play) => {
  const service = await openTestService(play);
  expect(await codeOf(askFor(createRecommender(service)))).toBe('recommendations-down');
});

test('[R19] the rest of an answer that is no use is not read', async () => {
  const left = Promise.withResolvers<void>();
  const service = await openTestService((response) => {
    response.on('close', () => left.resolve());
    response.writeHead(503).write('It goes on');
  });
  expect(await codeOf(askFor(createRecommender(service)))).toBe('recommendations-down');
  await left.promise;
});

test('[R19] a redirect is not followed', async () => {
  const other = await openTestService(json([aFilm(13)]));
  const service = await openTestService(
    (response) => void response.writeHead(302, { location: `${other.url}/recommend` }).end(),
  );
  expect(await codeOf(askFor(createRecommender(service)))).toBe('recommendations-down');
  expect(other.asked).toEqual([]);
});

test('[R19] a service that nobody runs is down', async () => {
  const service = await openTestService(json([]));
  await service.stop();
  expect(await codeOf(askFor(createRecommender(service)))).toBe('recommendations-down');
});

test('[R19] a name that leads nowhere is down', async () => {
  const recommender = createRecommender({ url: 'http://recommender.invalid:3100' });
  expect(await codeOf(askFor(recommender))).toBe('recommendations-down');
});

test('words of an answer cannot change what objects are', async () => {
  const service = await openTestService(
    text('[{"tmdbId":13,"rating":9,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}]'),
  );
  expect(await askFor(createRecommender(service))).toEqual([{ tmdbId: 13, rating: 9, reasons: [] }]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('[R19] whatever JSON comes is a list that keeps the promises or means down', async () => {
  const service = await openTestService(json([]));
  const entry = fc.record(
    {
      tmdbId: fc.oneof(fc.integer(), fc.constant(11), fc.string()),
      rating: fc.double(),
      reasons: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.array(entry)), async (answer) => {
      service.play = json(answer);
      const recommender = createRecommender(service);
      const films: RecommendedFilm[] = [];
      const code = await codeOf(askFor(recommender).then((read) => films.push(...read)));
      expect(['recommendations-down', 'fulfilled']).toContain(code);
      expect(films.map(({ tmdbId }) => tmdbId)).not.toContain(11);
    }),
    { numRuns: 100 },
  );
});

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

test('a pick for a user is there because of a film of that list', async () => {
  const service = await openTestService(json([aFilm(13, { because: { tmdbId: 12, list: 'watched' } })]));
  const recommender = createRecommender(service);
  expect(await recommender.recommendPersonally(wish, noHurry())).toHaveLength(1);
  for (const because of [
    { tmdbId: 12, list: 'liked' },
    { tmdbId: 99, list: 'liked' },
    { tmdbId: 11 },
    null,
  ]) {
    service.play = json([aFilm(13, { because })]);
    expect(await codeOf(recommender.recommendPersonally(wish, noHurry()))).toBe('recommendations-down');
  }
});
