import { FailureWithHeaders } from './failure-with-headers.ts';

/** A refusal that says when to come back. */
export class TooManyRequests extends FailureWithHeaders {
  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
    super('too-many-requests', 'Too many attempts. Please try again later.', {
      'retry-after': String(seconds),
    });
  }
}
