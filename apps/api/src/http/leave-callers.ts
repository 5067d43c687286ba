/** How the server ends without cutting off anybody who keeps a connection to it, such as a proxy. */
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.routes.ts';

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
  readiness.isLeaving = true;
  const { server } = app;
  if (!server.listening) return;
  // Those who are waiting at the door have just been let in then.
  await nextTurn();
  const allGone = once(server, 'close');
  // HTTP's own `close` would also close connections that are idle at the moment.
  NetServer.prototype.close.call(server);
  await Promise.race([allGone, delay(milliseconds, undefined, { ref: false })]);
}
