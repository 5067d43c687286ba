import { playedToken, playTmdb } from '@kinora/catalogue/tmdb/played/play-tmdb';
import { expect, test } from 'vitest';
import { noObserver } from './http/observer.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSettings } from './settings.ts';

const { catalogueFile } = readSettings({});
const quiet = { info: () => undefined, warn: () => undefined };

test('without a token the films are those of the file', async () => {
  const films = await openCatalogue({ catalogueFile, tmdb: undefined }, { observer: noObserver, log: quiet });
  expect((await films.catalogue.listMovieIds()).length).toBeGreaterThan(1_000);
  expect((await films.readChatFilms()).length).toBeGreaterThan(1_000);
  await films.close();
});

test('with a token the films are TMDB’s, what is watched is told, and the chatbot and the pictures have the file', async () => {
  const tmdb = await playTmdb();
  const watched = new Map<string, () => number>();
  const observer = {
    ...noObserver,
    watch: (name: string, _: string, read: () => number) => void watched.set(name, read),
  };
  const settings = { catalogueFile, tmdb: { token: playedToken, baseUrl: tmdb.url } };
  const films = await openCatalogue(settings, { observer, log: quiet });
  expect(await films.catalogue.listMovieIds()).toEqual([]);
  const { results } = await films.catalogue.searchMovies('intersteller', 1);
  expect(results[0]?.title).toBe('Interstellar');
  expect((await films.readChatFilms()).length).toBeGreaterThan(1_000);
  expect(films.pictures.draw('w500', results[0]?.poster_path?.slice(1) ?? '')?.svg).toContain('<svg');
  expect([...watched].map(([name, read]) => [name, read()])).toEqual([
    ['tmdb_calls_under_way', 0],
    ['tmdb_calls_waiting', 0],
  ]);
  await films.close();
  await tmdb.stop();
});
