/** The whole app over the real adapter over a TMDB that is played, for the tests of bad weather. */
import { aFilm } from '@kinora/catalogue/embedded/a-film';
import { playTmdb, type PlayedTmdb, type PlayedTmdbParts } from '@kinora/catalogue/tmdb/played/play-tmdb';
import { createTmdbCatalogue } from '@kinora/catalogue/tmdb/tmdb-catalogue';
import { tmdbLimits } from '@kinora/catalogue/tmdb/tmdb-limits';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AppParts } from '../app.ts';
import { buildTestApp } from '../test-app.ts';

export interface WeatherApp {
  app: FastifyInstance;
  tmdb: PlayedTmdb;
  /** What the app answers to a call below `/api/tmdb/`. */
  ask: (call: string) => Promise<Answer>;
  /** Lets so many milliseconds pass at once, for the caches and for the adapter. */
  pass: (milliseconds: number) => void;
}

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** Longer than any failure is remembered and any pause kept. */
export const untilForgiven = 2 * minute;

/** Ids and titles are counted from 1. */
export const films = Array.from({ length: 600 }, (_, at) => aFilm({ id: at + 1, title: `Reel ${at + 1}` }));

/** What must never be seen. */
export const secretToken = 'k3y-that-nobody-may-see';

/** The load of the machine that the tests run on is not what they are about. */
const calm = { lag: 0, begun: 0, pageWait: 0, underWay: 0 };

/** The usual limits, but for the times that a test of silence would have to wait for. */
export const quickLimits = {
  ...tmdbLimits,
  exchange: { ...tmdbLimits.exchange, headers: 300, body: 300 },
  retries: { ...tmdbLimits.retries, jitter: 10 },
};

export interface WeatherAppParts extends Partial<AppParts> {
  played?: PlayedTmdbParts;
  limits?: typeof tmdbLimits;
}

/** Ended with the test. */
export async function buildWeatherApp({
  played,
  limits = tmdbLimits,
  ...parts
}: WeatherAppParts = {}): Promise<WeatherApp> {
  const token = secretToken;
  const tmdb = await playTmdb({ films, token, ...played });
  let passed = 0;
  const now = () => performance.now() + passed;
  const catalogue = createTmdbCatalogue({ token, baseUrl: tmdb.url, limits, now });
  const app = await buildTestApp({ catalogue, now, load: () => calm, ...parts });
  onTestFinished(async () => {
    await app.close();
    await catalogue.close();
    await tmdb.stop();
  });
  return {
    app,
    tmdb,
    ask: (call) => app.inject(`/api/tmdb/${call}`),
    pass: (milliseconds) => {
      passed += milliseconds;
    },
  };
}
