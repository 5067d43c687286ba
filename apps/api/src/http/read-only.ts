import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** A route for GET and HEAD. Every other method is refused before its body is read. */
export function registerReadOnly(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
  app.route({
    method: otherMethods,
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      throw new Failure('method-not-allowed', 'This address can only be read.');
    },
    handler: () => undefined,
  });
}
