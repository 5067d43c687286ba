import type { FastifyInstance } from 'fastify';
import { registerReadOnly } from './read-only.ts';

/** Whether new requests should be sent to this process. */
export interface Readiness {
  isReady: boolean;
}

/** What the process cannot do its work without. */
export interface Storage {
  isWell(): Promise<boolean>;
}

/** `/livez`: the process answers. `/readyz`: it also wants requests, and its rows can be written; asks nothing upstream. */
export function registerHealth(app: FastifyInstance, readiness: Readiness, storage: Storage): void {
  // Callers that keep their connection would otherwise hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.isReady) reply.header('connection', 'close');
  });
  registerReadOnly(app, '/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  registerReadOnly(app, '/readyz', async (_request, reply) => {
    const isReady = readiness.isReady && (await storage.isWell());
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}
