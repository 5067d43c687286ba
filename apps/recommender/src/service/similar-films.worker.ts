/** The thread of `similar-films.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import { profileOf } from '../features/film-profile.ts';
import { createSimilarLists } from './similar-lists.ts';
import type { SimilarFilmsAnswer, SimilarFilmsWish } from './similar-films.ts';

// The thread is started by `similar-films.ts` alone, with the catalogue's file.
const lists = createSimilarLists(readFilms(workerData as string).map(profileOf));

parentPort?.on('message', ({ number, film, topN }: SimilarFilmsWish) => {
  const list = typeof film === 'number' ? lists.ofFilm(film, topN) : lists.ofDescribed(film, topN);
  const answer: SimilarFilmsAnswer = { number, list: JSON.stringify(list) };
  parentPort?.postMessage(answer, []);
});
