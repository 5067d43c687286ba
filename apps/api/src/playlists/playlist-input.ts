/** What the calls about playlists are given. */
import { playlists } from '@kinora/contracts/limits';
import { z } from 'zod';
import { bodyOf, idInPath, moviePath } from '../http/read-input.ts';

const nameFault = {
  error: `A playlist's name has 1 to ${playlists.maximumNameLength} characters, without line breaks.`,
};

/** Controls, line separators and halves of characters, which no list can show. */
const unshowable = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Something that is neither a blank nor drawn as one. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Without white space around it, and in one spelling of its accents. */
const playlistName = z
  .string(nameFault)
  .transform((text) => text.trim().normalize('NFC'))
  .refine(
    (name) => name.length <= playlists.maximumNameLength && visible.test(name) && !unshowable.test(name),
    nameFault,
  );

export const playlistBody = bodyOf({ name: playlistName });

export const playlistPath = z.object({ id: idInPath({ error: "A playlist's id is a whole number." }) });

export const playlistMoviePath = playlistPath.extend(moviePath.shape);
