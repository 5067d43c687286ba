/** For tests: the service with a small model. */
import { shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { aModel } from '../model/a-model.ts';
import { versioned } from '../model/model-parts.ts';
import { createMetrics } from './metrics.ts';
import { registerRecommend } from './recommend.routes.ts';
import { serve, type ServedModel } from './served-model.ts';
import { createServer } from './server.ts';
import { createSimilarFilms } from './similar-films.ts';

export const site = 'https://kinora.example';
const silent = pino({ level: 'silent' });

interface Answer {
  status: number;
  answer: unknown;
}

export interface TestRecommend {
  app: FastifyInstance;
  /** What it recommends from; undefined before there is a model. */
  served: ServedModel | undefined;
  get(address: string): Promise<Answer & { headers: Record<string, unknown> }>;
  post(url: string, payload: object | string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export async function openRecommend(): Promise<TestRecommend> {
  const similarFilms = createSimilarFilms(shippedFilmsFile, silent);
  const app = await createServer({ publicUrl: site, log: silent, metrics: createMetrics(() => undefined) });
  const service: TestRecommend = {
    app,
    served: serve(aSmallModel(), 'file'),
    async get(address) {
      const { statusCode, headers, body } = await app.inject(address);
      return { status: statusCode, headers, answer: body === '' ? undefined : JSON.parse(body) };
    },
    async post(url, payload, more = {}) {
      const sent = { 'content-type': 'application/json', ...more };
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: sent });
      return { status: statusCode, answer: JSON.parse(body) };
    },
    async close() {
      await app.close();
      await similarFilms.stop();
    },
  };
  registerRecommend(app, { served: () => service.served, similarFilms });
  return service;
}

/** Sixty films, each with all others in its list. */
export function aSmallModel() {
  const ids = Array.from({ length: 60 }, (_, at) => 9_000_001 + at);
  const listOf = (seed: number) =>
    ids
      .filter((id) => id !== seed)
      .slice(0, 50)
      .map((tmdbId, place) => ({ tmdbId, rating: 9.876_543 - place / 10, people: place === 0 ? 4 : 0 }));
  const model = aModel({
    lists: Object.fromEntries(ids.map((id) => [id, listOf(id)])),
    facts: [
      { kind: 'director', id: 7, name: 'Ann', films: [9_000_001, 9_000_003] },
      { kind: 'genre', id: 18, name: '', films: ids },
    ],
  });
  return versioned(model);
}
