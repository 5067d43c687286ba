import type { FailureCode } from '@kinora/contracts/failure';
import { playlistsAnswers, playlistsPath } from '@kinora/contracts/playlists';
import { filmFields, keptMovie } from '@kinora/contracts/shapes/kept-movie';
import {
  playlist,
  playlistDeleted,
  playlistFields,
  playlistMovieAdded,
  playlistMovieRemoved,
} from '@kinora/contracts/shapes/playlists';
import { z } from 'zod';
import type { Parameter, Subject } from '../api-call.ts';
import { answers, makes } from './answers.ts';
import { keptStarWars } from './films.ts';
import { filmInPath } from './parameters.ts';

/** Ids of the site are random numbers of up to fifteen digits. */
export const examplePlaylist = 191_027_733_850_146;

const playlistInPath: Parameter = {
  name: 'id',
  in: 'path',
  shape: z.int().min(1).max(999_999_999_999_999),
  about: "The playlist's `playlist_id`.",
  example: examplePlaylist,
  isNeeded: true,
};

const own: FailureCode[] = ['not-your-playlist', 'playlist-not-found'];
const body = { shape: z.object(playlistFields), example: { name: 'Saturday' } };

export const playlists: Subject = {
  name: 'playlists',
  title: 'Playlists',
  about: 'Lists of films that a user gives a name. The playlists of others are refused.',
  calls: [
    {
      id: 'listPlaylists',
      method: 'GET',
      path: `/${playlistsPath}`,
      summary: "Lists the user's playlists.",
      who: 'token',
      answers: [
        answers('Newest first.', z.array(playlist), [{ playlist_id: examplePlaylist, name: 'Saturday' }]),
      ],
    },
    {
      id: 'createPlaylist',
      method: 'POST',
      path: `/${playlistsPath}`,
      summary: 'Makes a playlist.',
      who: 'token',
      body,
      answers: [makes('The new playlist.', playlist, { playlist_id: examplePlaylist, name: 'Saturday' })],
      failures: ['list-full'],
    },
    {
      id: 'renamePlaylist',
      method: 'PATCH',
      path: `/${playlistsPath}/{id}`,
      summary: 'Gives a playlist another name.',
      who: 'token',
      parameters: [playlistInPath],
      body: { ...body, example: { name: 'Sunday' } },
      answers: [answers('The playlist.', playlist, { playlist_id: examplePlaylist, name: 'Sunday' })],
      failures: own,
    },
    {
      id: 'removePlaylist',
      method: 'DELETE',
      path: `/${playlistsPath}/{id}`,
      summary: 'Deletes a playlist.',
      who: 'token',
      parameters: [playlistInPath],
      answers: [answers('The playlist is gone.', playlistDeleted, { message: playlistsAnswers.deleted })],
      failures: own,
    },
    {
      id: 'listPlaylistMovies',
      method: 'GET',
      path: `/${playlistsPath}/{id}/movies`,
      summary: 'Lists the films of a playlist.',
      who: 'token',
      parameters: [playlistInPath],
      answers: [answers('Newest first.', z.array(keptMovie), [keptStarWars])],
      failures: own,
    },
    {
      id: 'addPlaylistMovie',
      method: 'POST',
      path: `/${playlistsPath}/{id}/movies`,
      summary: 'Puts a film into a playlist.',
      who: 'token',
      parameters: [playlistInPath],
      body: { shape: z.object(filmFields), example: { tmdb_id: 11 } },
      answers: [
        makes('The film is in the playlist.', playlistMovieAdded, { message: playlistsAnswers.added }),
      ],
      failures: [
        ...own,
        'movie-not-found',
        'already-in-playlist',
        'list-full',
        'catalogue-down',
        'catalogue-slow',
      ],
    },
    {
      id: 'removePlaylistMovie',
      method: 'DELETE',
      path: `/${playlistsPath}/{id}/movies/{tmdb_id}`,
      summary: 'Takes a film out of a playlist.',
      who: 'token',
      parameters: [playlistInPath, filmInPath],
      answers: [
        answers('The film is no longer in it.', playlistMovieRemoved, { message: playlistsAnswers.removed }),
      ],
      failures: [...own, 'not-in-playlist'],
    },
  ],
};
