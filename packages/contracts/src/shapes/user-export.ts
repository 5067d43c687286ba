import { z } from 'zod';

/** `GET api/user/export`. */
export const userExport = z.object({
  exported_at: z.string().describe('ISO 8601, UTC.'),
  rows: z
    .record(z.string(), z.array(z.looseObject({})))
    .describe('By table: every row that is about the user. No passwords, tokens or keys.'),
});
