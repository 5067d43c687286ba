/** The user's wishes for playlists: sent, told of, and proven by reading again what they changed. */
import { playlistsPath } from '@kinora/contracts/playlists';
import { browserCall } from '../../client/browser-api.ts';
import { queryClient } from '../../client/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import type { Outcome } from '../kept-movie/outcome.ts';
import { readKeptMovies } from '../kept-movie/read-kept-movies.ts';
import { tellOutcome } from '../kept-movie/tell-outcome.ts';
import { refetch, userQuery } from '../kept-movie/user-query.ts';
import { whenSessionKnown } from '../session/session-state.ts';
import { changeMovieToAdd, type MovieToAdd } from './add-dialog-state.ts';
import * as calls from './playlists-calls.ts';
import { playlistsMessages } from './playlists-messages.ts';
import { readPlaylists, type OwnPlaylist } from './read-playlists.ts';

/** Opens the dialog in which a film is added to playlists. */
export async function wishToAdd(movie: MovieToAdd): Promise<void> {
  if (await isSignedIn(playlistsMessages.loginToAdd)) changeMovieToAdd(movie);
}

/** Resolves with the new playlist, which is listed already; with undefined where there is none. */
export async function wishPlaylist(name: string): Promise<OwnPlaylist | undefined> {
  if (!(await isSignedIn(playlistsMessages.loginToCreate))) return undefined;
  const outcome = await calls.createPlaylist(browserCall, name);
  await tellOutcome(outcome);
  if (outcome.playlistId === undefined) return undefined;
  const created = { id: outcome.playlistId, name };
  changePlaylists((playlists) => [created, ...playlists]);
  void refetch(playlistsPath);
  return created;
}

/** Resolves with whether it has the name now. */
export async function wishName(playlistId: string, name: string): Promise<boolean> {
  if (!(await isSignedIn(playlistsMessages.loginToRename))) return false;
  const isDone = await tell(calls.renamePlaylist(browserCall, playlistId, name));
  if (isDone) {
    changePlaylists((playlists) => playlists.map((one) => (one.id === playlistId ? { ...one, name } : one)));
  }
  void refetch(playlistsPath);
  return isDone;
}

/** Resolves with whether it is deleted now. */
export async function wishAway(playlistId: string): Promise<boolean> {
  if (!(await isSignedIn(playlistsMessages.loginToDelete))) return false;
  const isDone = await tell(calls.deletePlaylist(browserCall, playlistId));
  if (isDone) changePlaylists((playlists) => playlists.filter(({ id }) => id !== playlistId));
  void refetch(playlistsPath);
  return isDone;
}

/** Resolves with whether the film is in the playlist now. */
export async function wishInto(playlistId: string, tmdbId: number): Promise<boolean> {
  if (!(await isSignedIn(playlistsMessages.loginToAdd))) return false;
  const isDone = await tell(calls.addToPlaylist(browserCall, playlistId, tmdbId));
  if (isDone) void refetch(calls.playlistMoviesPath(playlistId));
  return isDone;
}

/** Resolves once the server has answered. */
export async function wishOut(playlistId: string, tmdbId: number): Promise<void> {
  if (!(await isSignedIn(playlistsMessages.loginToRemove))) return;
  const path = calls.playlistMoviesPath(playlistId);
  const isDone = await tell(calls.removeFromPlaylist(browserCall, playlistId, tmdbId));
  const { queryKey } = userQuery(path, readKeptMovies);
  if (isDone) queryClient.setQueryData(queryKey, (movies) => movies?.filter(({ id }) => id !== tmdbId));
  void refetch(path);
}

function changePlaylists(change: (playlists: OwnPlaylist[]) => OwnPlaylist[]): void {
  const { queryKey } = userQuery(playlistsPath, readPlaylists);
  queryClient.setQueryData(queryKey, (playlists) => playlists && change(playlists));
}

async function tell(sent: Promise<Outcome>): Promise<boolean> {
  const outcome = await sent;
  await tellOutcome(outcome);
  return outcome.isAccepted;
}

async function isSignedIn(otherwise: string): Promise<boolean> {
  const { status } = await whenSessionKnown();
  if (status !== 'in') void showToast('info', otherwise);
  return status === 'in';
}
