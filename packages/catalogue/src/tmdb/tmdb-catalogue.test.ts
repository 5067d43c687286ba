import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogueSuite } from '../catalogue.suite.ts';
import { type PlayedTmdb, playTmdb, playedToken } from './played/play-tmdb.ts';
import { createSelfSigned } from './played/self-signed.ts';
import type { Weather } from './played/weather.ts';
import {
  createTmdbCatalogue,
  type TmdbCatalogue,
  type TmdbCatalogueParts,
  type TmdbEvent,
} from './tmdb-catalogue.ts';

let tmdb: PlayedTmdb;
let catalogue: TmdbCatalogue;

beforeAll(async () => {
  tmdb = await playTmdb();
  catalogue = createTmdbCatalogue({ token: playedToken, baseUrl: tmdb.url });
});
const others: TmdbCatalogue[] = [];
afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.close()));
  await tmdb.setWeather([]);
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

function whatIsThrown(thrown: unknown): unknown {
  return thrown;
}

/** One of its own, whose limits nobody else has used up. */
function aCatalogue(parts: Partial<TmdbCatalogueParts> = {}): TmdbCatalogue {
  const made = createTmdbCatalogue({ token: playedToken, baseUrl: tmdb.url, ...parts });
  others.push(made);
  return made;
}

describe('the catalogue over TMDB', () => {
  it('[R53] asks by GET, in English, and never for films for adults', async () => {
    tmdb.calls.length = 0;
    await aCatalogue().searchMovies('the', 2);
    const [call] = tmdb.calls;
    expect(call).toMatchObject({ path: '/3/search/movie' });
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
      query: 'the',
      page: '2',
      language: 'en-US',
      include_adult: 'false',
    });
  });

  it('[R53] asks for no id and no page that TMDB cannot have', async () => {
    tmdb.calls.length = 0;
    const other = aCatalogue();
    for (const id of [0, -1, 1.5, NaN, 1_000_000_000]) {
      await expect(other.findMovie(id)).rejects.toMatchObject({ code: 'movie-not-found' });
      await expect(other.findCredits(id)).rejects.toMatchObject({ code: 'movie-not-found' });
      await expect(other.findPersonMovieCredits(id)).rejects.toMatchObject({ code: 'person-not-found' });
    }
    await expect(other.listMovies('popular', 501)).rejects.toMatchObject({ code: 'page-out-of-range' });
    expect(tmdb.calls).toEqual([]);
  });

  it.each([
    ['intersteller', 'Interstellar', 3],
    ['interstellar', 'Interstellar', 1],
    ['interstellar (2014)', 'Interstellar', 2],
    ['Interstellar!!', 'Interstellar', 2],
  ])('finds what "%s" means, which is "%s", with %i questions at most', async (query, title, most) => {
    const other = aCatalogue({ knownTitles: ['Interstellar', 'Inception'] });
    tmdb.calls.length = 0;
    const page = await other.searchMovies(query, 1);
    expect(page.results[0]?.title).toBe(title);
    expect(tmdb.calls.length).toBeLessThanOrEqual(most);
  });

  it('learns titles and ids from the answers that come past', async () => {
    const other = aCatalogue();
    expect(await other.listMovieIds()).toEqual([]);
    expect(await other.searchMovies('intersteller', 1)).toMatchObject({ total_results: 0 });
    await other.findMovie(157336);
    expect(await other.searchMovies('interstelar', 1)).toMatchObject({ total_results: 1 });
    expect(await other.listMovieIds()).toEqual([157336]);
  });

  it('[R10] ends at once when nobody waits any more, with the reason', async () => {
    await tmdb.setWeather([{ is: 'silent' }]);
    const other = aCatalogue();
    const leaving = new AbortController();
    const answer = other.findMovie(157336, { signal: leaving.signal });
    await expect.poll(() => other.underWay()).toBe(1);
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(other.underWay()).toBe(0);
    await expect(other.findMovie(157336, { signal: leaving.signal })).rejects.toThrow('left');
  });

  it.each<[Weather[number], string]>([
    [{ is: 'refusing', status: 500 }, 'catalogue-down'],
    [{ is: 'refusing', status: 401 }, 'catalogue-down'],
    [{ is: 'refusing', status: 403 }, 'catalogue-down'],
    [{ is: 'refusing', status: 429, retryAfter: '30' }, 'catalogue-down'],
    [{ is: 'html' }, 'catalogue-down'],
    [{ is: 'reset' }, 'catalogue-down'],
    [{ is: 'shut' }, 'catalogue-down'],
    [{ is: 'redirect', to: 'http://127.0.0.1:1/' }, 'catalogue-down'],
    [{ is: 'bomb', bytes: 20_000_000 }, 'catalogue-down'],
  ])(
    '[R17] [R54] in the weather %j it fails with %s, and nothing that it says or tells has the token in it',
    async (fault, code) => {
      await tmdb.setWeather([fault]);
      const told: unknown[] = [];
      const other = aCatalogue({ tell: (event) => told.push(event) });
      const thrown: unknown = await other.findMovie(157336).catch(whatIsThrown);
      expect(thrown).toMatchObject({ name: 'Failure', code });
      expect(inspect(thrown, { depth: 20, showHidden: true, getters: true })).not.toContain(playedToken);
      expect(inspect(told)).not.toContain(playedToken);
    },
  );

  it('[R18] a TMDB whose certificate nobody vouches for is not told the token, whatever the environment says', async () => {
    const impostor = await playTmdb({ tls: createSelfSigned() });
    const other = aCatalogue({ baseUrl: impostor.url });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await expect(other.findMovie(157336)).rejects.toMatchObject({ code: 'catalogue-down' });
    vi.unstubAllEnvs();
    expect(impostor.calls).toEqual([]);
    await impostor.stop();
  });

  it('[R13] tells that TMDB is left alone, and that it is back', async () => {
    await tmdb.setWeather([{ is: 'refusing', status: 500 }]);
    const clock = { now: 0 };
    const told: TmdbEvent[] = [];
    const other = aCatalogue({ tell: (event) => told.push(event), now: () => clock.now });
    for (let time = 0; time < 6; time += 1) await other.findMovie(157336).catch(whatIsThrown);
    await tmdb.setWeather([]);
    clock.now = 1_000;
    await other.findMovie(157336);
    expect(told.filter(({ kind }) => kind === 'breaker')).toEqual([
      { kind: 'breaker', isOpen: true },
      { kind: 'breaker', isOpen: false },
    ]);
    const outcomes = told.flatMap((event) => (event.kind === 'answered' ? [event.outcome] : []));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'failed'), 'refused', 'answered']);
  });
});
