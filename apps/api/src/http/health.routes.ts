import type { FastifyInstance } from 'fastify';
import { registerReadOnly } from './read-only.ts';

/** Whether new requests should be sent to this process. */
export interface Readiness {
  isReady: boolean;
}

/** `/livez`: the process answers. `/readyz`: it also wants requests; never asks anything outside the process. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  // Callers that keep their connection would otherwise hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.isReady) reply.header('connection', 'close');
  });
  registerReadOnly(app, '/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  registerReadOnly(app, '/readyz', async (_request, reply) => {
    const status = readiness.isReady ? 'ready' : 'not ready';
    return reply
      .code(readiness.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
