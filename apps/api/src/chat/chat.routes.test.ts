import { chatAnswer } from '@kinora/contracts/chat';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../test-app.ts';
import { buildUserApp } from '../test-users.ts';
import { aListener, answerTo, sendMessage } from './test-sends.ts';

describe('a message', () => {
  test('[AP-12] with nothing beside it is answered with the reply, cards and chips', async () => {
    const app = await buildTestApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/chat/send',
      payload: { message: 'a space film' },
    });
    expect(answer.statusCode).toBe(200);
    expect(chatAnswer.parse(answer.json())).toEqual({
      message: 'You said a space film.\n\n- [Star Wars (1977)](/movie/11)\n',
      conversationId: expect.stringMatching(/^[\w-]{43}$/),
      movies: [
        {
          tmdb_id: 11,
          title: 'Star Wars',
          year: 1977,
          poster_path: '/poster-11.svg',
          vote_average: 8.2,
          reason: 'It has a princess',
        },
      ],
      suggestions: ['Something newer'],
      engine: 'offline',
    });
  });

  test('[AP-12] [CH-06] is trimmed, and up to 1,000 characters long then', async () => {
    const { turns, chat } = aListener();
    const app = await buildTestApp({ chat });
    await answerTo(app, `  \n${'é'.repeat(1_000)}\u00a0 `);
    expect(turns.map(({ message }) => message)).toEqual(['é'.repeat(1_000)]);
    const longer = await sendMessage(app, 'é'.repeat(1_001));
    expect([longer.statusCode, longer.json()]).toEqual([
      400,
      {
        code: 'chat-message-too-long',
        message: 'A message has at most 1,000 characters. Please say it a little shorter.',
      },
    ]);
    expect(turns).toHaveLength(1);
  });

  test.each(['', ' ', '\n\t\r ', '\u00a0\u3000\ufeff', '\u200b\u2060', '\u0000'])(
    '[AP-12] [CH-06] of nothing visible (%j) is refused',
    async (message) => {
      const answer = await sendMessage(await buildTestApp(), message);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'chat-message-empty', message: 'Please write a message first.' },
      ]);
    },
  );

  test('[AP-12] says on which page it was written; what else it says is left out', async () => {
    const { turns, chat } = aListener();
    const app = await buildTestApp({ chat });
    await answerTo(app, 'like this one', { context: { page: '/movie/11', tmdbId: 11, user: 'somebody' } });
    await answerTo(app, 'hello', { context: { page: `/search/${'x'.repeat(2_000)}` } });
    expect(turns.map((turn) => turn.pageFilm)).toEqual([11, undefined]);
    expect(Object.keys(turns[1] ?? {}).sort()).toEqual(['conversation', 'message', 'signal']);
  });

  test('[AP-12] may say by null that it has no conversation and no context', async () => {
    const app = await buildTestApp();
    const payload = { message: 'hello', conversationId: null, context: null };
    expect((await app.inject({ method: 'POST', url: '/api/chat/send', payload })).statusCode).toBe(200);
  });
});

test.each([
  ['no body', undefined, 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['broken JSON', '{"message":', 'application/json', 400],
  ['an array', '["hello"]', 'application/json', 400],
  ['a text', '"hello"', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['no message', '{}', 'application/json', 400],
  ['a message of null', '{"message":null}', 'application/json', 400],
  ['a message that is a number', '{"message":5}', 'application/json', 400],
  ['a message that is a list', '{"message":["hello"]}', 'application/json', 400],
  ['a conversation that is a number', '{"message":"hello","conversationId":5}', 'application/json', 400],
  ['a context that is a text', '{"message":"hello","context":"/movie/11"}', 'application/json', 400],
  ['a film below 1', '{"message":"hello","context":{"tmdbId":0}}', 'application/json', 400],
  ['a film that is a text', '{"message":"hello","context":{"tmdbId":"11"}}', 'application/json', 400],
  ['a film above all', '{"message":"hello","context":{"tmdbId":1e9}}', 'application/json', 400],
  ['a page that is a number', '{"message":"hello","context":{"page":1}}', 'application/json', 400],
  ['a prototype', '{"message":"hello","__proto__":{"a":1}}', 'application/json', 400],
  ['a deep body', `{"message":"hello","context":${'['.repeat(6_000)}`, 'application/json', 400],
  ['plain text', 'hello', 'text/plain', 415],
  ['a form', 'message=hello', 'application/x-www-form-urlencoded', 415],
  ['no type', '{"message":"hello"}', '', 415],
  ['a megabyte', JSON.stringify({ message: 'x'.repeat(1_000_000) }), 'application/json', 413],
] as const)(
  '[AP-12] [AP-18] [R8] %s is refused in a clear sentence',
  async (_name, payload, type, status) => {
    const { turns, chat } = aListener();
    const app = await buildTestApp({ chat });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/chat/send',
      headers: type ? { 'content-type': type } : {},
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code: 'invalid-input', message: expect.stringMatching(/^The .*[.}]$/) });
    expect(turns).toEqual([]);
  },
);

test('[AP-12] a message of 1,000 characters may be escaped throughout', async () => {
  const app = await buildTestApp();
  const payload = `{"message":"${'\\u4e2d'.repeat(1_000)}","context":{"page":"/${'x'.repeat(299)}","tmdbId":11}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/chat/send', headers, payload });
  expect(answer.statusCode).toBe(200);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '[AP-12] %s is answered 405, with POST as what is allowed',
  async (method) => {
    const answer = await (await buildTestApp()).inject({ method, url: '/api/chat/send' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  },
);

test('[R56] no answer may be kept by a cache, whatever its status', async () => {
  const app = await buildTestApp();
  const answers = [
    await sendMessage(app, 'hello'),
    await sendMessage(app, ''),
    await sendMessage(app, 'hello', { token: 'bad' }),
    await app.inject({ method: 'GET', url: '/api/chat/send' }),
    await sendMessage(app, 'hello', { accept: 'text/event-stream' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 401, 405, 200]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'authorization' });
});

describe('who asks', () => {
  test('[AP-12] a user is answered with the own lists at hand, and others without any', async () => {
    const { turns, chat } = aListener();
    const { app, signUp } = await buildUserApp({ chat });
    const robin = await signUp('Robin');
    await robin.call('POST', 'likes', { tmdb_id: 12 });
    await robin.call('POST', 'watch-status', { tmdb_id: 13, status: 'watched' });
    await robin.call('POST', 'watch-status', { tmdb_id: 14, status: 'want_to_watch' });
    await answerTo(app, 'recommend me something', { token: robin.token });
    await answerTo(app, 'recommend me something', { token: (await signUp('Kim')).token });
    await answerTo(app, 'recommend me something');
    expect(await Promise.all(turns.map(async (turn) => turn.readLists?.()))).toEqual([
      { liked: [12], watched: [13], wanted: [14] },
      { liked: [], watched: [], wanted: [] },
      undefined,
    ]);
  });

  test.each(['', 'Bearer', 'Bearer not.a.token', 'Basic cm9iaW46cm9iaW4='])(
    '[AP-12] [R43] a token that is no good (%j) is refused before the body is read',
    async (authorization) => {
      const answer = await (
        await buildTestApp()
      ).inject({
        method: 'POST',
        url: '/api/chat/send',
        headers: { authorization, 'content-type': 'application/json' },
        payload: '{',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );
});
