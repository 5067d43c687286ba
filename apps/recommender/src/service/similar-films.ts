/** Lists for films that the model does not know, made from what is written of them, in a thread of their own. */
import { Worker } from 'node:worker_threads';
import { Failure } from '@kinora/contracts/failure';
import type { DescribedFilm } from '@kinora/contracts/recommendations';
import type { Logger } from 'pino';

/** Both resolve with a list as JSON, `[]` where nothing is known of the film. */
export interface SimilarFilms {
  /** For a film of the catalogue. */
  ofFilm(tmdbId: number, topN: number): Promise<string>;
  ofDescribed(film: DescribedFilm['film'], topN: number): Promise<string>;
  stop(): Promise<void>;
}

export interface SimilarFilmsWish {
  number: number;
  /** The film's id where the catalogue is to describe it. */
  film: number | DescribedFilm['film'];
  topN: number;
}

export interface SimilarFilmsAnswer {
  number: number;
  list: string;
}

/** Beyond so many that wait for the thread, another would only wait for nothing. */
const mostWaiting = 64;

/** The thread starts with the first question: where the model knows every film, there is none. */
export function createSimilarFilms(catalogueFile: string, log: Logger): SimilarFilms {
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(new URL('similar-films.worker.ts', import.meta.url), {
      workerData: catalogueFile,
    });
    // Under `node --watch` a thread also tells which files it loads; that has no number.
    started.on('message', ({ number = 0, list = '' }: Partial<SimilarFilmsAnswer>) => {
      waiting.get(number)?.resolve(list);
      waiting.delete(number);
    });
    started.on('error', (error) => log.error({ err: error }, 'the thread for unknown films failed'));
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values())
        reject(new Failure('recommendations-down', 'There are no lists for unknown films at the moment.'));
      waiting.clear();
    });
    started.unref();
    return started;
  }

  function ask(film: SimilarFilmsWish['film'], topN: number): Promise<string> {
    if (waiting.size >= mostWaiting)
      return Promise.reject(new Failure('recommendations-slow', 'Too many lists are being made.'));
    worker ??= start();
    asked += 1;
    const answer = Promise.withResolvers<string>();
    waiting.set(asked, answer);
    const wish: SimilarFilmsWish = { number: asked, film, topN };
    worker.postMessage(wish, []);
    return answer.promise;
  }

  return {
    ofFilm: ask,
    ofDescribed: ask,
    async stop() {
      await worker?.terminate();
    },
  };
}
