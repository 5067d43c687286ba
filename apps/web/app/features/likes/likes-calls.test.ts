import { describe, expect, test } from 'vitest';
import { answeringServer } from '../kept-movie/answering-server.ts';
import { likeMovie, unlikeMovie } from './likes-calls.ts';

test('[LK-01] a like is one call with the film, and its message is success', async () => {
  const { call, asked } = answeringServer({ status: 201, body: { message: 'Movie liked', like_id: 5 } });
  expect(await likeMovie(call, 11)).toEqual({ isAccepted: true, kind: 'success', text: 'Movie liked!' });
  expect(asked).toEqual(['POST api/user/likes {"tmdb_id":11}']);
});

test('[LK-01] 409 counts as success, said as news', async () => {
  const { call } = answeringServer({
    status: 409,
    body: { code: 'already-liked', message: 'Already liked.' },
  });
  expect(await likeMovie(call, 11)).toEqual({ isAccepted: true, kind: 'info', text: 'Movie already liked' });
});

test('[LK-02] an unlike is one call, and only its message is success', async () => {
  const { call, asked } = answeringServer({ body: { message: 'Like removed' } });
  expect(await unlikeMovie(call, 11)).toEqual({ isAccepted: true, kind: 'success', text: 'Movie unliked!' });
  expect(asked).toEqual(['DELETE api/user/likes/11']);
});

test('[LK-02] 404 on unlike changes nothing and says why', async () => {
  const { call } = answeringServer({ status: 404 });
  expect(await unlikeMovie(call, 11)).toMatchObject({ isAccepted: false, text: 'Movie not in your likes' });
});

test('[LK-03] 422 says that there is no room for more', async () => {
  const { call } = answeringServer({ status: 422 });
  const outcome = { isAccepted: false, text: 'Your likes are full: 10,000 movies' };
  expect(await likeMovie(call, 11)).toMatchObject(outcome);
});

test.each([
  ['like', likeMovie],
  ['unlike', unlikeMovie],
])('[LK-03] 401 on %s ends the session', async (_name, change) => {
  const { call } = answeringServer({ status: 401 });
  expect(await change(call, 11)).toEqual({
    isAccepted: false,
    kind: 'failure',
    text: 'Session expired. Please login again.',
    endsSession: true,
  });
});

describe('[LK-03] [ER-01] anything else is the failure of what was wanted', () => {
  test.each([
    [{ status: 400 }],
    [{ status: 500 }],
    [{ status: 503, body: '<html>' }],
    [{ body: {} }],
    [{ body: '' }],
    [{ body: '[]' }],
    [{ body: { message: 'Thank you' } }],
  ])('%o', async (answer) => {
    const { call } = answeringServer(answer);
    expect(await likeMovie(call, 11)).toMatchObject({ isAccepted: false, text: 'Failed to like movie.' });
    expect(await unlikeMovie(call, 11)).toMatchObject({ isAccepted: false, text: 'Failed to unlike movie.' });
  });
});
