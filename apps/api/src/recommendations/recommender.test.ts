import { recommendations } from '@kinora/contracts/limits';
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecommender } from './recommender.ts';
import { aFilm, askFor, codeOf, json, noHurry, openTestService, type Play, text } from './test-service.ts';

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
