/** What the calls about playlists are given. */
import { playlistFields } from '@kinora/contracts/shapes/playlists';
import { z } from 'zod';
import { bodyOf, idInPath, moviePath } from '../http/read-input.ts';

export const playlistBody = bodyOf(playlistFields);

export const playlistPath = z.object({ id: idInPath({ error: "A playlist's id is a whole number." }) });

export const playlistMoviePath = playlistPath.extend(moviePath.shape);
