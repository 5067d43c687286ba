/** How the server ends without cutting off anybody who keeps a connection to it, such as a proxy. */
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.routes.ts';

/** Of the event loop, each of which takes in one of those who wait at the door. */
const mostTurns = 10_000;

/**
 * Takes no more connections, tells each caller with the next answer that its connection ends, and waits until all have
 * gone, or for so many milliseconds. A proxy whose new connection is refused knows that its request was not seen and may
 * send it elsewhere, whatever it is; one whose idle connection breaks under a request does not.
 */
export async function leaveCallers(
  app: FastifyInstance,
  readiness: Readiness,
  milliseconds: number,
): Promise<void> {
  const { server } = app;
  if (server.listening) await letIn(server);
  readiness.isLeaving = true;
  if (!server.listening) return;
  const allGone = once(server, 'close');
  // HTTP's own `close` would also close connections that are idle at the moment.
  NetServer.prototype.close.call(server);
  await Promise.race([allGone, delay(milliseconds, undefined, { ref: false })]);
}

/** Until nobody waits at the door: closing it would reset them in the middle of their requests. */
async function letIn(server: NetServer): Promise<void> {
  let arrived = 0;
  const noteArrival = () => {
    arrived += 1;
  };
  server.on('connection', noteArrival);
  let seen = -1;
  for (let turn = 0; turn < mostTurns && seen !== arrived; turn += 1) {
    seen = arrived;
    await nextTurn();
  }
  server.off('connection', noteArrival);
}
