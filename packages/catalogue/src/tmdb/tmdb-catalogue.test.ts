import { afterAll, beforeAll } from 'vitest';
import { catalogueSuite } from '../catalogue.suite.ts';
import { type PlayedTmdb, playTmdb, playedToken } from './played/play-tmdb.ts';
import { createTmdbCatalogue, type TmdbCatalogue } from './tmdb-catalogue.ts';

let tmdb: PlayedTmdb;
let catalogue: TmdbCatalogue;

beforeAll(async () => {
  tmdb = await playTmdb();
  catalogue = createTmdbCatalogue({ token: playedToken, baseUrl: tmdb.url });
});
afterAll(async () => {
  await catalogue.close();
  await tmdb.stop();
});

catalogueSuite({
  name: 'TMDB',
  create: () => catalogue,
  sample: {
    movieId: 157336,
    title: 'Interstellar',
    year: 2014,
    personId: 10297,
    genreId: 878,
    unknownId: 899_999_999,
  },
});
