import { playlistsAnswers, playlistsPath } from '@kinora/contracts/playlists';
import type { FastifyInstance } from 'fastify';
import { readInput } from '../http/read-input.ts';
import { askerOf } from '../http/signed-in.ts';
import { playlistBody, playlistPath } from './playlist-input.ts';
import type { PlaylistsStore } from './playlists.store.ts';

export function registerPlaylists(calls: FastifyInstance, playlists: PlaylistsStore): void {
  calls.get(`/${playlistsPath}`, async (request) => playlists.listPlaylists(askerOf(request).user.uid));

  calls.post(`/${playlistsPath}`, async (request, reply) => {
    const { user } = askerOf(request);
    const { name } = readInput(playlistBody, request.body);
    return reply.code(201).send(await playlists.createPlaylist(user.uid, name));
  });

  calls.patch(`/${playlistsPath}/:id`, async (request) => {
    const { user } = askerOf(request);
    const { id } = readInput(playlistPath, request.params);
    const { name } = readInput(playlistBody, request.body);
    return playlists.renamePlaylist(user.uid, id, name);
  });

  calls.delete(`/${playlistsPath}/:id`, async (request) => {
    const { user } = askerOf(request);
    const { id } = readInput(playlistPath, request.params);
    await playlists.removePlaylist(user.uid, id);
    return { message: playlistsAnswers.deleted };
  });
}
