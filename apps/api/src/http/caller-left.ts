/** Callers who hang up before their answer. */
import type { FastifyReply } from 'fastify';

/** Nobody reads the answer any more, so it says nothing. */
export class CallerLeft extends Error {
  constructor() {
    super('The caller hung up before the answer.');
    this.name = 'CallerLeft';
  }
}

/** Aborts with `CallerLeft` when the caller hangs up while its answer is still being made. */
export function untilCallerLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!reply.raw.writableEnded) left.abort(new CallerLeft());
  };
  // Who hung up while something else was waited for is not told of a second time.
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return left.signal;
}
