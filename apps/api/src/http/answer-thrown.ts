import { isFailure } from '@kinora/contracts/failure';
import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteForLog } from './logged-facts.ts';
import { comeBackLater } from './shedding/too-busy.ts';
import { describeThrown, type Refusal } from './thrown.ts';

/** Answers something thrown as `{code, message}`. */
export function answerThrown(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = noteThrown(thrown, request);
  reply.headers(headersOf(thrown));
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}

/** What the answer says beside its body, like when to come back. */
export function headersOf(thrown: unknown): Readonly<Record<string, string>> {
  if (thrown instanceof FailureWithHeaders) return thrown.headers;
  // Where too many wait for the film data, it knows of no headers.
  return isFailure(thrown) && thrown.code === 'too-busy' ? comeBackLater : {};
}

/** Logs what is not the caller's doing, once, and says what the caller may know. */
export function noteThrown(thrown: unknown, request: FastifyRequest): Refusal {
  const refusal = describeThrown(thrown);
  noteForLog(request, { code: refusal.code });
  // A crowd is no fault, and a line for each of it would be work for nothing.
  if (refusal.status >= 500 && refusal.code !== 'too-busy')
    request.log.error({ err: thrown }, 'request failed');
  return refusal;
}
