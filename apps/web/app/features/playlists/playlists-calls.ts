/** The calls of playlists, and the sentence for every way that they end. */
import { playlistsAnswers, playlistsPath } from '@kinora/contracts/playlists';
import type { Call } from '../../client/call.ts';
import { accepted, isStatus, refused, type Outcome } from '../kept-movie/outcome.ts';
import { expectMessage } from '../kept-movie/read-kept-movies.ts';
import { playlistsMessages } from './playlists-messages.ts';
import { readPlaylistId } from './read-playlists.ts';

const notYours = { 403: playlistsMessages.notYours };

export function playlistPath(playlistId: string): string {
  return `${playlistsPath}/${encodeURIComponent(playlistId)}`;
}

export function playlistMoviesPath(playlistId: string): string {
  return `${playlistPath(playlistId)}/movies`;
}

/** `playlistId` is there when it was created. */
export async function createPlaylist(call: Call, name: string): Promise<Outcome & { playlistId?: string }> {
  try {
    const playlistId = readPlaylistId(await call(playlistsPath, { method: 'POST', body: { name } }));
    return { ...accepted(playlistsMessages.created), playlistId };
  } catch (cause) {
    return refused(cause, playlistsMessages.createFailed, { 422: playlistsMessages.tooMany });
  }
}

export async function renamePlaylist(call: Call, playlistId: string, name: string): Promise<Outcome> {
  try {
    readPlaylistId(await call(playlistPath(playlistId), { method: 'PATCH', body: { name } }));
    return accepted(playlistsMessages.renamed);
  } catch (cause) {
    return refused(cause, playlistsMessages.renameFailed, { ...notYours, 404: playlistsMessages.notFound });
  }
}

export async function deletePlaylist(call: Call, playlistId: string): Promise<Outcome> {
  try {
    expectMessage(await call(playlistPath(playlistId), { method: 'DELETE' }), playlistsAnswers.deleted);
    return accepted(playlistsMessages.deleted);
  } catch (cause) {
    return refused(cause, playlistsMessages.deleteFailed, { ...notYours, 404: playlistsMessages.notFound });
  }
}

export async function addToPlaylist(call: Call, playlistId: string, tmdbId: number): Promise<Outcome> {
  try {
    const path = playlistMoviesPath(playlistId);
    expectMessage(await call(path, { method: 'POST', body: { tmdb_id: tmdbId } }), playlistsAnswers.added);
    return accepted(playlistsMessages.added);
  } catch (cause) {
    if (isStatus(cause, 409)) return accepted(playlistsMessages.alreadyAdded, 'info');
    return refused(cause, playlistsMessages.addFailed, { ...notYours, 422: playlistsMessages.full });
  }
}

export async function removeFromPlaylist(call: Call, playlistId: string, tmdbId: number): Promise<Outcome> {
  try {
    const path = `${playlistMoviesPath(playlistId)}/${tmdbId}`;
    expectMessage(await call(path, { method: 'DELETE' }), playlistsAnswers.removed);
    return accepted(playlistsMessages.removed);
  } catch (cause) {
    const known = { ...notYours, 404: playlistsMessages.notInPlaylist };
    return refused(cause, playlistsMessages.removeFailed, known);
  }
}
