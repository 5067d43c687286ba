/** What a request says, read at the door. */
import { Failure } from '@kinora/contracts/failure';
import { filmId, filmIdFault } from '@kinora/contracts/shapes/film-id';
import { filmFields } from '@kinora/contracts/shapes/kept-movie';
import { z } from 'zod';

/** Rejects with the failure `invalid-input` and the schema's own sentence. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid-input', parsed.error.issues[0]?.message ?? 'The request is not well formed.');
}

/** A JSON object; fields that nobody asked for are left out. */
export function bodyOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: 'The request body must be a JSON object.' });
}

export const movieBody = bodyOf(filmFields);

export const moviePath = z.object({ tmdb_id: idInPath(filmIdFault).pipe(filmId) });

/** An id in an address: digits alone, few enough for a number to hold them exactly. */
export function idInPath(fault: { error: string }) {
  return z
    .string(fault)
    .regex(/^[1-9]\d{0,14}$/, fault)
    .transform(Number);
}
