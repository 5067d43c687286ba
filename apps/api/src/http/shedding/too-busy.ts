/** What is thrown at a request that is given up, so that the others are answered in time. */
import { isFailure } from '@kinora/contracts/failure';
import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';

/** Seconds: enough for a crowd to be gone, and few enough to be waited for. */
export const comeBackLater = { 'retry-after': '2' } as const;

const sentence = 'Too many people are here at once. Please try again in a moment.';

/** One for all: finding out where it was thrown would take longer than the rest of the answer, and nobody reads it. */
const failure = new FailureWithHeaders('too-busy', sentence, comeBackLater);

export function tooBusy(): FailureWithHeaders {
  return failure;
}

export function isTooBusy(thrown: unknown): boolean {
  return isFailure(thrown) && thrown.code === 'too-busy';
}
