/** A tool of the model: what it is called, what it takes, and what it does. */
import type { z } from 'zod';

/** Resolves with plain JSON of a few kilobytes. */
export interface FilmTool {
  name: string;
  description: string;
  input: z.ZodType;
  run: (input: unknown) => unknown;
}

interface Definition<Input> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run: (input: Input) => unknown;
}

export function define<Input>({ input, run, ...rest }: Definition<Input>): FilmTool {
  return { ...rest, input, run: (given) => run(input.parse(given)) };
}
