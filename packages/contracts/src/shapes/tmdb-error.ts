import { z } from 'zod';
import type { TmdbError } from '../tmdb-error.ts';

export const tmdbError = z.object({
  success: z.literal(false),
  status_code: z.int().describe("TMDB's own number of the failure, not HTTP's."),
  status_message: z.string(),
}) satisfies z.ZodType<TmdbError>;
