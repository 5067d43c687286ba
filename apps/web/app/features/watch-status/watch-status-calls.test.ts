import { describe, expect, test } from 'vitest';
import { answeringServer } from '../kept-movie/answering-server.ts';
import { readWatchEntries } from './read-watch-entries.ts';
import { removeWatchStatus, setWatchStatus } from './watch-status-calls.ts';

test.each([
  ['watched', 'Movie marked as watched!'],
  ['want_to_watch', 'Added to your watchlist!'],
] as const)('[WS-02] setting %s is one call and says so', async (status, text) => {
  const { call, asked } = answeringServer({ body: { tmdb_id: 11, status } });
  expect(await setWatchStatus(call, 11, status)).toEqual({ isAccepted: true, kind: 'success', text });
  expect(asked).toEqual([`POST api/user/watch-status {"tmdb_id":11,"status":"${status}"}`]);
});

test.each([
  ['watched', 'Removed from watched.'],
  ['want_to_watch', 'Removed from your watchlist.'],
] as const)('[WA-01] [WL-01] taking %s off says from where', async (held, text) => {
  const { call, asked } = answeringServer({ body: { message: 'Watch status removed' } });
  expect(await removeWatchStatus(call, 11, held)).toEqual({ isAccepted: true, kind: 'success', text });
  expect(asked).toEqual(['DELETE api/user/watch-status/11']);
});

test('[WA-01] a status that is off already is as good as taken off', async () => {
  const { call } = answeringServer({ status: 404 });
  expect(await removeWatchStatus(call, 11, 'watched')).toMatchObject({ isAccepted: true });
});

test('[WS-02] 422 says that there is no room for more', async () => {
  const { call } = answeringServer({ status: 422 });
  const outcome = { isAccepted: false, text: 'Your watch lists are full: 10,000 movies' };
  expect(await setWatchStatus(call, 11, 'watched')).toMatchObject(outcome);
});

describe('[WS-02] [ER-01] what fails says so', () => {
  test.each([[{ status: 500 }], [{ body: 'null' }], [{ body: '"watched"' }], [{ status: 400 }]])(
    '%o',
    async (answer) => {
      const { call } = answeringServer(answer);
      const failure = { isAccepted: false, text: 'Failed to update status.' };
      expect(await setWatchStatus(call, 11, 'watched')).toMatchObject(failure);
      expect(await removeWatchStatus(call, 11, 'watched')).toMatchObject(failure);
    },
  );
});

test('[WA-01] [WL-01] the entries keep their status, and an unknown one is refused', () => {
  const film = { tmdb_id: 11, title: 'Star Wars', poster_path: null, vote_average: 8 };
  expect(readWatchEntries([{ ...film, status: 'watched' }])).toMatchObject([{ id: 11, status: 'watched' }]);
  expect(() => readWatchEntries([{ ...film, status: 'dropped' }])).toThrow('unexpected');
});
