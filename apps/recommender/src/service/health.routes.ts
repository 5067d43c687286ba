import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Whether new requests should be sent to this process. */
  isReady: () => boolean;
  isDraining: () => boolean;
}

/** `/livez`: the process answers. `/readyz`: it also has a model to answer from and is not about to end. */
export function registerHealth(app: FastifyInstance, { isReady, isDraining }: Health): void {
  // Callers that keep their connection would otherwise hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady() ? 'ready' : 'not ready' }),
  );
}
