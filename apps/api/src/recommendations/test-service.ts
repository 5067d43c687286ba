/** A real endpoint that plays the recommendation service in tests, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { isFailure } from '@kinora/contracts/failure';
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import { onTestFinished } from 'vitest';
import type { Recommender } from './recommender.ts';

export interface Asked {
  method: string;
  path: string;
  /** Undefined for a question without a body. */
  body: unknown;
}

export type Play = (response: ServerResponse, asked: Asked) => void;

export interface TestService {
  url: string;
  /** Every question so far. */
  asked: Asked[];
  /** Answers from now on like this. */
  play: Play;
  /** How many connections there have been. */
  connections: number;
  stop(): Promise<void>;
}

/** Listens on a free port until the test is finished. */
export async function openTestService(play: Play): Promise<TestService> {
  const server = createServer((request, response) => void answer(request, response));
  const service: TestService = { url: '', asked: [], play, connections: 0, stop };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: body === '' ? undefined : JSON.parse(body),
    };
    service.asked.push(asked);
    service.play(response, asked);
  }

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  server.on('connection', () => (service.connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(stop);
  // It listens on a port, not on a pipe.
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export function json(answer: unknown): Play {
  return text(JSON.stringify(answer));
}

export function text(body: string, contentType = 'application/json'): Play {
  return (response) => void response.setHeader('content-type', contentType).end(body);
}

export function aFilm(tmdbId: number, overrides: object = {}) {
  return { tmdbId, rating: 9, reasons: [{ type: 'shared-moods', moods: ['dark'] }], ...overrides };
}

export const noHurry = () => AbortSignal.timeout(60_000);

export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'fulfilled';
  } catch (thrown) {
    return isFailure(thrown) ? thrown.code : String(thrown);
  }
}

export function askFor(recommender: Recommender, timeUp = noHurry()): Promise<RecommendedFilm[]> {
  return recommender.recommendFor(11, 10, timeUp);
}
