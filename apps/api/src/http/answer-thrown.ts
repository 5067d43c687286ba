import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeThrown, type Refusal } from './thrown.ts';

/** Answers something thrown as `{code, message}`. */
export function answerThrown(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = noteThrown(thrown, request);
  if (thrown instanceof FailureWithHeaders) reply.headers(thrown.headers);
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}

/** Logs what is not the caller's doing, once, and says what the caller may know. */
export function noteThrown(thrown: unknown, request: FastifyRequest): Refusal {
  const refusal = describeThrown(thrown);
  if (refusal.status >= 500) request.log.error({ err: thrown }, 'request failed');
  return refusal;
}
