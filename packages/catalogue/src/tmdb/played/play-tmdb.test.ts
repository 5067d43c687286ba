import { get } from 'node:https';
import { moviePage, movieDetails } from '@kinora/contracts/movies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedToken, playTmdb, type PlayedTmdb } from './play-tmdb.ts';
import { createSelfSigned } from './self-signed.ts';

let tmdb: PlayedTmdb;

beforeAll(async () => {
  tmdb = await playTmdb();
});

afterAll(() => tmdb.stop());

async function ask(path: string, token = playedToken) {
  const answer = await fetch(`${tmdb.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // TMDB sends objects
}

async function titlesOf(query: string): Promise<string[]> {
  const { body } = await ask(`/search/movie?${query}`);
  return moviePage.parse(body).results.map(({ title }) => title);
}

test('the played TMDB lets in one token only', async () => {
  expect(await ask('/movie/popular', 'another')).toEqual({
    status: 401,
    body: { success: false, status_code: 7, status_message: expect.stringContaining('Invalid API key') },
  });
});

test.each(['0', '501', '1.5', 'x', '-1', ''])('the page %j is refused with 22', async (page) => {
  expect(await ask(`/movie/popular?page=${page}`)).toMatchObject({ status: 400, body: { status_code: 22 } });
});

test.each(['/movie/999999999', '/person/89999999/movie_credits', '/tv/1396', '/movie/11/images'])(
  '%s is unknown, with 34',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { success: false, status_code: 34 } });
  },
);

test('it claims more pages than it gives out, and sends fields and nulls that nobody asked for', async () => {
  const { body } = await ask('/movie/popular?page=1');
  const { results, total_pages } = moviePage.parse(body);
  expect(total_pages).toBeGreaterThan(500);
  expect(results.every((film) => film['softcore'] === false)).toBe(true);
  const pages = await Promise.all([2, 3, 4, 5].map((page) => ask(`/movie/popular?page=${page}`)));
  const films = pages.flatMap((page) => moviePage.parse(page.body).results);
  expect(films.some((film) => film.poster_path === null)).toBe(true);
  expect(films.some((film) => film.backdrop_path === null)).toBe(true);
});

test('its search forgives nothing but case and accents', async () => {
  expect(await titlesOf('query=interstellar')).toEqual(['Interstellar']);
  expect((await titlesOf('query=amelie')).length).toBe(1);
  expect(await titlesOf('query=interstelar')).toEqual([]);
  expect(await titlesOf('query=interstellar+2014')).toEqual([]);
  expect(await titlesOf('query=interstellar!!')).toEqual([]);
  expect(await titlesOf('query=interstellar&year=2014')).toEqual(['Interstellar']);
  expect(await titlesOf('query=interstellar&primary_release_year=2015')).toEqual([]);
  expect(await titlesOf('query=interstellar&include_adult=true')).toContain('Adults Only');
  expect(await titlesOf('query=')).toEqual([]);
});

test('a film comes with its credits where they are asked for', async () => {
  const { body } = await ask('/movie/157336?append_to_response=credits');
  expect(movieDetails.parse(body).title).toBe('Interstellar');
  expect(body['credits']).not.toHaveProperty('id');
});

test('its pictures are drawn at the sizes of TMDB', async () => {
  const { body } = await ask('/movie/157336');
  const picture = await fetch(`${tmdb.imagesUrl}/w500${movieDetails.parse(body).poster_path}`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect((await fetch(`${tmdb.imagesUrl}/w501/x.svg`)).status).toBe(404);
});

test('over HTTPS it shows a certificate that is in order but for nobody vouching for it', async () => {
  const tls = createSelfSigned();
  const secured = await playTmdb({ tls });
  const statusFor = (ca?: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const options = { agent: false, ...(ca !== undefined && { ca }) };
    get(`${secured.url}/movie/popular`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
    return promise;
  };
  expect(await statusFor(tls.cert)).toBe(401);
  await expect(statusFor()).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  await secured.stop();
});
