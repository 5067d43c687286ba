import { z } from 'zod';

/** `GET livez`. */
export const alive = z.object({ status: z.literal('alive') });

/** `GET readyz`: `storage` says that rows cannot be written just now. */
export const readiness = z.object({ status: z.enum(['ready', 'starting', 'draining', 'storage']) });
