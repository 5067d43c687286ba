import { z } from 'zod';
import { playlists as limits } from '../limits.ts';
import { type Playlist, playlistsAnswers } from '../playlists.ts';

const nameFault = {
  error: `A playlist's name has 1 to ${limits.maximumNameLength} characters, without line breaks.`,
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
    (name) => name.length <= limits.maximumNameLength && visible.test(name) && !unshowable.test(name),
    nameFault,
  )
  .meta({
    description: 'White space around it is dropped. Without line breaks.',
    minLength: 1,
    maxLength: limits.maximumNameLength,
  });

/** The body of `POST` and `PATCH`. */
export const playlistFields = { name: playlistName };

export const playlist = z.object({
  playlist_id: z.int().min(1),
  name: z.string(),
}) satisfies z.ZodType<Playlist>;

export const playlistDeleted = z.object({ message: z.literal(playlistsAnswers.deleted) });
export const playlistMovieAdded = z.object({ message: z.literal(playlistsAnswers.added) });
export const playlistMovieRemoved = z.object({ message: z.literal(playlistsAnswers.removed) });
