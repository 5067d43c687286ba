import type { FastifyInstance } from 'fastify';
import { registerReadOnly } from './read-only.ts';

/** Whether new requests should be sent to this process. */
export interface Readiness {
  isReady: boolean;
  /** True from the moment on at which the process was asked to end. */
  isDraining?: boolean;
  /** True once no more connections are taken. */
  isLeaving?: boolean;
}

/** What the process cannot do its work without. */
export interface Storage {
  isWell(): Promise<boolean>;
}

/** `storage`: rows cannot be written just now. */
export type State = 'starting' | 'ready' | 'draining' | 'storage';

/**
 * `/livez`: the process answers. `/readyz`: it also wants requests, and its rows can be written. Nothing that another
 * service does makes a process unready: a site without TMDB, Redis, recommendations or mail still has answers.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness, storage: Storage): void {
  // Callers that keep their connection would otherwise hold up the end of the process. While new ones are still taken
  // they may keep it: a connection that comes just when the door closes is refused in the middle of its request.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining ? readiness.isLeaving : !readiness.isReady) reply.header('connection', 'close');
  });
  registerReadOnly(app, '/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  registerReadOnly(app, '/readyz', async (_request, reply) => {
    const status = await findState(readiness, storage);
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

export function drain(readiness: Readiness): void {
  readiness.isReady = false;
  readiness.isDraining = true;
}

async function findState(readiness: Readiness, storage: Storage): Promise<State> {
  if (readiness.isDraining) return 'draining';
  if (!readiness.isReady) return 'starting';
  return (await storage.isWell()) ? 'ready' : 'storage';
}
