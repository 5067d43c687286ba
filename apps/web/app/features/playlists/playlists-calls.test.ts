import { describe, expect, test } from 'vitest';
import { answeringServer } from '../kept-movie/answering-server.ts';
import * as calls from './playlists-calls.ts';
import { readPlaylists } from './read-playlists.ts';

const changes = {
  create: {
    send: (call) => calls.createPlaylist(call, 'Rain'),
    asked: 'POST api/user/playlists {"name":"Rain"}',
  },
  rename: {
    send: (call) => calls.renamePlaylist(call, '7', 'Sun'),
    asked: 'PATCH api/user/playlists/7 {"name":"Sun"}',
  },
  delete: { send: (call) => calls.deletePlaylist(call, '7'), asked: 'DELETE api/user/playlists/7' },
  add: {
    send: (call) => calls.addToPlaylist(call, '7', 11),
    asked: 'POST api/user/playlists/7/movies {"tmdb_id":11}',
  },
  remove: {
    send: (call) => calls.removeFromPlaylist(call, '7', 11),
    asked: 'DELETE api/user/playlists/7/movies/11',
  },
} satisfies Record<
  string,
  { send: (call: ReturnType<typeof answeringServer>['call']) => Promise<unknown>; asked: string }
>;

test.each([
  ['create', { playlist_id: 7, name: 'Rain' }, 'Playlist created!'],
  ['rename', { playlist_id: 7, name: 'Sun' }, 'Playlist renamed!'],
  ['delete', { message: 'Playlist deleted' }, 'Playlist deleted!'],
  ['add', { message: 'Movie added to playlist' }, 'Movie added to playlist!'],
  ['remove', { message: 'Movie removed from playlist' }, 'Movie removed from playlist!'],
] as const)('[PY-01] to %s is one call and says so', async (name, body, text) => {
  const { call, asked } = answeringServer({ body });
  expect(await changes[name].send(call)).toMatchObject({ isAccepted: true, kind: 'success', text });
  expect(asked).toEqual([changes[name].asked]);
});

test.each([
  ['rename', 403, 'You don’t own this playlist'],
  ['delete', 403, 'You don’t own this playlist'],
  ['add', 403, 'You don’t own this playlist'],
  ['remove', 403, 'You don’t own this playlist'],
  ['delete', 404, 'Playlist not found'],
  ['rename', 404, 'Playlist not found'],
  ['remove', 404, 'Movie not in playlist'],
  ['add', 404, 'Failed to add movie to playlist'],
  ['create', 422, 'You have 500 playlists already, which is the most'],
  ['add', 422, 'Your playlists are full: 10,000 movies in all'],
  ['create', 401, 'Session expired. Please login again.'],
] as const)('[PY-02] to %s that answers %i is refused with its sentence', async (name, status, text) => {
  const { call } = answeringServer({ status });
  expect(await changes[name].send(call)).toMatchObject({ isAccepted: false, kind: 'failure', text });
});

test('[PY-02] a film that is in the playlist already counts as added', async () => {
  const { call } = answeringServer({ status: 409 });
  expect(await changes.add.send(call)).toEqual({
    isAccepted: true,
    kind: 'info',
    text: 'Movie already in playlist',
  });
});

describe('[PY-03] [ER-01] anything else is the failure of what was wanted', () => {
  const failures = {
    create: 'Failed to create playlist',
    rename: 'Failed to rename playlist',
    delete: 'Failed to delete playlist',
    add: 'Failed to add movie to playlist',
    remove: 'Failed to remove movie from playlist',
  };
  const names = ['create', 'rename', 'delete', 'add', 'remove'] as const;
  const answers = [
    { status: 500 },
    { body: {} },
    { body: 'null' },
    { body: '' },
    { body: { message: 'Yes' } },
  ];
  test.each(names.flatMap((name) => answers.map((answer) => [name, answer] as const)))(
    '%s, %o',
    async (name, answer) => {
      const { call } = answeringServer(answer);
      expect(await changes[name].send(call)).toMatchObject({ isAccepted: false, text: failures[name] });
    },
  );
});

test('[PD-01] the id of a playlist is a text, whatever it was on the wire', () => {
  const answer = [
    { playlist_id: 7, name: 'Rain' },
    { playlist_id: 'b-8', name: 'Sun' },
  ];
  expect(readPlaylists(answer)).toEqual([
    { id: '7', name: 'Rain' },
    { id: 'b-8', name: 'Sun' },
  ]);
});

test.each([
  [null],
  [{}],
  [[null]],
  [[{ name: 'Rain' }]],
  [[{ playlist_id: 7 }]],
  [[{ playlist_id: '', name: '' }]],
])('[ER-01] %j is no list of playlists', (answer) => {
  expect(() => readPlaylists(answer)).toThrow('unexpected');
});
