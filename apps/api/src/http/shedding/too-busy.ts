/** What is thrown at a request that is given up, so that the others are answered in time. */
import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';

/** Seconds: enough for a crowd to be gone, and few enough to be waited for. */
const comeBackAfter = '2';

const sentence = 'Too many people are here at once. Please try again in a moment.';

export function tooBusy(): FailureWithHeaders {
  return new FailureWithHeaders('too-busy', sentence, { 'retry-after': comeBackAfter });
}
