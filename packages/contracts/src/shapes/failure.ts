import { z } from 'zod';
import type { FailureCode } from '../failure.ts';

/** The body of every answer that refuses, except below `/api/tmdb/`. */
export function failureOf(codes: readonly [FailureCode, ...FailureCode[]]) {
  return z.object({ code: z.enum(codes), message: z.string() });
}
