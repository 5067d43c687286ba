/** Tells an observer of every request from the network. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from './in-process.ts';
import { noObserver, type Observer } from './observer.ts';
import { routeOf } from './route-of.ts';

/** To be called before the routes are registered. Calls that the server makes to itself are part of another request. */
export function watchRequests(app: FastifyInstance, observer: Observer): void {
  if (observer === noObserver) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request)) watchOne(request, reply, observer);
    done();
  });
}

function watchOne(request: FastifyRequest, reply: FastifyReply, observer: Observer): void {
  const beganAt = performance.now();
  const { raw } = reply;
  let isOver = false;

  function end(status: number): void {
    if (isOver) return;
    isOver = true;
    observer.requestEnded({
      route: routeOf(request),
      method: request.method,
      status,
      milliseconds: performance.now() - beganAt,
    });
  }
  raw.once('finish', () => end(raw.statusCode));
  // Somebody who hangs up gets no answer that could finish.
  raw.once('close', () => end(0));
}
