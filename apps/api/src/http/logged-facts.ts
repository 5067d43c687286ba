/** What becomes known of a request on its way and belongs into its line of the log. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { FastifyRequest } from 'fastify';

export interface LoggedFacts {
  /** Why it was refused. */
  code?: FailureCode;
  /** The pseudonym of the user who asked. */
  user?: string;
}

const facts = new WeakMap<FastifyRequest, LoggedFacts>();

export function noteForLog(request: FastifyRequest, more: LoggedFacts): void {
  facts.set(request, { ...facts.get(request), ...more });
}

export function factsOf(request: FastifyRequest): LoggedFacts {
  return facts.get(request) ?? {};
}

/** What an operator wants to be told of, beside that something was answered. */
export type SecurityEvent = 'token-refused' | 'access-refused' | 'request-limited';

export function securityEventOf(request: FastifyRequest, status: number): SecurityEvent | undefined {
  if (status === 403) return 'access-refused';
  if (status === 429) return 'request-limited';
  // Who sends no token at all is only somebody who has not logged in.
  if (status === 401 && request.headers.authorization !== undefined) return 'token-refused';
  return undefined;
}
