import { expect, test } from 'vitest';
import { listen, sendRaw } from '../test-app.ts';
import { buildUserApp } from '../test-users.ts';

const hugeBody = JSON.stringify({ tmdb_id: 11, filling: 'x'.repeat(20_000) });

const wantsFilm = [
  ['likes', {}],
  ['watch-status', { status: 'watched' }],
  ['recently-visited', {}],
] as const;

const noFilms = [
  undefined,
  null,
  '11',
  '',
  0,
  -1,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  1e300,
  true,
  [11],
  { id: 11 },
];

test.each(wantsFilm)('[AP-18] %s refuses what is no id of a film and changes nothing', async (path, more) => {
  const { signUp, database } = await buildUserApp();
  const robin = await signUp('Robin');
  for (const tmdb_id of noFilms) {
    const answer = await robin.call('POST', path, { ...more, tmdb_id });
    expect([answer.statusCode, answer.json()], `tmdb_id ${JSON.stringify(tmdb_id)}`).toEqual([
      400,
      { code: 'invalid-input', message: "A movie's id is a whole number from 1 to 999999999." },
    ]);
  }
  expect(await database.db.selectFrom('movies').selectAll().execute()).toEqual([]);
});

test.each([undefined, null, 'seen', 'WATCHED', '', 1, ['watched']])(
  '[AP-18] the watch status %j is refused and changes nothing',
  async (status) => {
    const { signUp, database } = await buildUserApp();
    const robin = await signUp('Robin');
    const answer = await robin.call('POST', 'watch-status', { tmdb_id: 11, status });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid-input', message: 'The status must be watched or want_to_watch.' },
    ]);
    expect(await database.db.selectFrom('movies').selectAll().execute()).toEqual([]);
  },
);

test.each([
  ['DELETE', 'likes/0'],
  ['DELETE', 'likes/-1'],
  ['DELETE', 'likes/1.5'],
  ['DELETE', 'likes/x.css'],
  ['DELETE', 'likes/1000000000'],
  ['DELETE', 'likes/99999999999999999999'],
  ['DELETE', 'watch-status/0x10'],
  ['DELETE', 'playlists/0'],
  ['GET', 'playlists/9999999999999999/movies'],
  ['GET', 'playlists/1e3/movies'],
  ['DELETE', 'playlists/5/movies/eleven'],
] as const)('[AP-18] %s %s is refused for its id', async (method, path) => {
  const { signUp } = await buildUserApp();
  const answer = await (await signUp('Robin')).call(method, path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 'invalid-input',
    message: expect.stringMatching(/^A (movie|playlist)'s id is a whole number/),
  });
});

test.each([
  ['no body', undefined, 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['broken JSON', '{"tmdb_id":', 'application/json', 400],
  ['an array', '[{"tmdb_id":11}]', 'application/json', 400],
  ['a number', '11', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['a prototype', '{"tmdb_id":11,"__proto__":{"a":1}}', 'application/json', 400],
  ['a constructor', '{"tmdb_id":11,"constructor":{"prototype":{"a":1}}}', 'application/json', 400],
  ['plain text', '{"tmdb_id":11}', 'text/plain', 415],
  ['a form', 'tmdb_id=11', 'application/x-www-form-urlencoded', 415],
  ['no type', '{"tmdb_id":11}', '', 415],
  ['a body above the limit', hugeBody, 'application/json', 413],
  ['a deep body', '['.repeat(8_000), 'application/json', 400],
] as const)('[AP-18 R57] %s is refused and changes nothing', async (_name, payload, type, status) => {
  const { app, signUp, database } = await buildUserApp();
  const { token } = await signUp('Robin');
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/likes',
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    code: 'invalid-input',
    message: expect.stringMatching(/^The request .*\.$/),
  });
  expect(await database.db.selectFrom('likes').selectAll().execute()).toEqual([]);
});

test('[AP-18] fields that nobody asked for are left out', async () => {
  const { signUp, database } = await buildUserApp();
  const robin = await signUp('Robin');
  const body = { tmdb_id: 11, user_id: 'somebody', like_id: 1, movie_id: 2 };
  expect((await robin.call('POST', 'likes', body)).statusCode).toBe(201);
  const [like] = await database.db.selectFrom('likes').selectAll().execute();
  expect(like?.user_id).toBe(robin.user.uid);
  expect(like?.like_id).not.toBe(1);
});

test('[AP-02] a DELETE that calls its missing body JSON is taken', async () => {
  const { app, signUp } = await buildUserApp();
  const robin = await signUp('Robin');
  await robin.call('POST', 'likes', { tmdb_id: 11 });
  const port = await listen(app);
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/likes/11`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${robin.token}`, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  await app.close();
});

test.each([
  ['PUT', 'likes', 'GET, HEAD, POST'],
  ['PATCH', 'likes', 'GET, HEAD, POST'],
  ['GET', 'likes/11', 'DELETE'],
  ['PUT', 'playlists/5', 'PATCH, DELETE'],
  ['DELETE', 'playlists/5/movies', 'GET, HEAD, POST'],
  ['POST', 'export', 'GET, HEAD'],
] as const)('[AP-18] %s %s is answered 405 with the methods that there are', async (method, path, allow) => {
  const { app } = await buildUserApp();
  const answer = await app.inject({ method, url: `/api/user/${path}` });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe(allow);
  expect(answer.json().code).toBe('method-not-allowed');
});

test.each([
  '',
  'likes/x.css',
  'likes/11.css',
  'likes/',
  'likes/11/x.png',
  'watch-status/logo.svg',
  'nothing',
])('[R56] /api/user/%s is no call for anyone, and no public file', async (path) => {
  const { app, signUp } = await buildUserApp();
  const answers = [await app.inject(`/api/user/${path}`), await (await signUp('Robin')).call('GET', path)];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'authorization' });
  }
});

test('[R56] no answer may be kept by a cache, whatever its status', async () => {
  const { app, signUp } = await buildUserApp();
  const robin = await signUp('Robin');
  const answers = [
    await robin.call('GET', 'likes'),
    await robin.call('HEAD', 'likes'),
    await robin.call('POST', 'likes', { tmdb_id: 11 }),
    await robin.call('POST', 'likes', { tmdb_id: 11 }),
    await robin.call('POST', 'likes', {}),
    await robin.call('GET', 'export'),
    await robin.call('DELETE', 'playlists/5'),
    await robin.call('PUT', 'likes'),
    await app.inject('/api/user/likes'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 409, 400, 200, 404, 405, 401]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'authorization' });
  }
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Basic cm9iaW46cm9iaW4=',
  'Bearer not.a.token',
  'Bearer a b',
  `Bearer ${'x'.repeat(10_000)}`,
])('[AP-01 R43] the authorization %.30j is answered 401 before the body is read', async (authorization) => {
  const { app } = await buildUserApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/likes',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    payload: '{',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test('[R43] of two authorization headers one counts, and a comma makes no second', async () => {
  const { app, signUp } = await buildUserApp();
  const { token } = await signUp('Robin');
  const port = await listen(app);
  const ask = (headers: string[]) =>
    sendRaw(
      port,
      ['GET /api/user/likes HTTP/1.1', 'host: x', 'connection: close', ...headers, '', ''].join('\r\n'),
    );
  expect(await ask(['authorization: Bearer x', `authorization: Bearer ${token}`])).toMatch(/^HTTP\/1.1 401/);
  expect(await ask([`authorization: Bearer x, Bearer ${token}`])).toMatch(/^HTTP\/1.1 401/);
  expect(await ask([`authorization: bearer ${token}`])).toMatch(/^HTTP\/1.1 200/);
  await app.close();
});
