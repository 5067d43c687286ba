/** What went wrong at TMDB, as the port's failures. */
import { Failure } from '@kinora/contracts/failure';
import type { JsonAnswer } from '@kinora/outbound/json-exchange';
import { OutboundFault } from '@kinora/outbound/outbound-fault';
import { z } from 'zod';

/** TMDB's own number in the body of a refusal. */
const refusal = z.object({ status_code: z.int() });

const unknownCodes: readonly number[] = [6, 34];
const badPageCode = 22;

function codeOf({ body }: JsonAnswer): number | undefined {
  return refusal.safeParse(body).data?.status_code;
}

/** True where TMDB itself says that there is no such thing, and not whatever stands between. */
export function saysUnknown(answer: JsonAnswer): boolean {
  return answer.status === 404 && unknownCodes.includes(codeOf(answer) ?? 0);
}

export function saysBadPage(answer: JsonAnswer): boolean {
  return (answer.status === 400 || answer.status === 422) && codeOf(answer) === badPageCode;
}

export const notFound = (code: 'movie-not-found' | 'person-not-found') =>
  new Failure(code, 'The resource you requested could not be found.');

/** `call` says what was asked without a word of a visitor; the fault has no cause, and so no request with our key in it. */
export function failureOf(fault: OutboundFault, call: string): Failure {
  const cause = new Error(`TMDB, ${call}: ${fault.message}`);
  if (fault.kind === 'slow') {
    return new Failure('catalogue-slow', 'The film database does not answer in time.', { cause });
  }
  if (fault.kind === 'crowded') {
    return new Failure('too-busy', 'Too many questions wait for the film database.', { cause });
  }
  return new Failure('catalogue-down', 'The film database cannot be reached.', { cause });
}
