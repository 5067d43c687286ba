/** Answers in the forms that most calls give them. */
import type { z } from 'zod';
import type { Answer, HeaderName } from '../api-call.ts';

export const json = 'application/json';

/** 200 with a JSON body. */
export function answers(about: string, shape: z.ZodType, example?: unknown): Answer {
  return { status: 200, about, contents: [contentOf(shape, example)] };
}

/** 201 with a JSON body. */
export function makes(about: string, shape: z.ZodType, example?: unknown): Answer {
  return { ...answers(about, shape, example), status: 201 };
}

/** A body that everybody gets alike, which may be kept and asked after by its ETag. */
export function publicAnswers(
  answer: Answer,
  headers: readonly HeaderName[] = ['Cache-Control', 'ETag'],
): Answer[] {
  return [
    { ...answer, headers },
    { status: 304, about: 'The caller has the body already.', headers: ['ETag'] },
  ];
}

function contentOf(shape: z.ZodType, example: unknown) {
  return { type: json, shape, ...(example !== undefined && { example }) };
}
