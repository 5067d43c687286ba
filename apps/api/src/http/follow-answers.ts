/** Knows the requests from outside that have no whole answer yet, and cuts off who takes too long to read one. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from './in-process.ts';
import { limits as usualLimits, type ServerLimits } from './limits.ts';

/** To be called before the routes are registered. Returns how many there are. */
export function followAnswers(app: FastifyInstance, limits: ServerLimits = usualLimits): () => number {
  /** In the order of their beginning. */
  const underWay = new Map<ServerResponse, number>();

  app.addHook('onRequest', (request, { raw }, done) => {
    if (!isInProcess(request)) {
      underWay.set(raw, performance.now());
      raw.once('close', () => underWay.delete(raw));
    }
    done();
  });

  // A caller that reads a byte now and then keeps its connection from ever being idle.
  const timer = setInterval(() => {
    const limit = performance.now() - limits.answerTimeout;
    for (const [answer, since] of underWay) {
      if (since > limit) return;
      answer.destroy();
    }
  }, limits.connectionsCheckedEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => underWay.size;
}
