/**
 * The file by which the recommendation service learns of the site's users: `interactions.ndjson` in the data folder. Its first
 * line is the header, every other line is one person in no order, with films only: no id, no name, no time.
 */
import { z } from 'zod';

export const interactionsFile = 'interactions.ndjson';

export const interactionsHeader = z.object({
  format: z.literal('kinora-interactions'),
  version: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** How many lines follow. */
  people: z.int().min(0),
});
export type InteractionsHeader = z.infer<typeof interactionsHeader>;

const films = z.array(z.int().min(1));

/** TMDB ids, each list sorted by id. Only people who keep at least two films are in the file. */
export const interactionsLine = z.object({
  liked: films,
  watched: films,
  wanted: films,
  /** The films of each playlist, without its name. */
  playlists: z.array(films),
});
export type InteractionsLine = z.infer<typeof interactionsLine>;
