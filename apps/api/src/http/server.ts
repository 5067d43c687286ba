/** The bare server: limits, request ids, log, security headers and errors. Subjects register their routes on it. */
import { Failure } from '@kinora/contracts/failure';
import fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { repairAddress } from './address.ts';
import { answerThrown } from './answer-thrown.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { limits as usualLimits, type ServerLimits } from './limits.ts';
import { isPlainRequest } from './plain-request.ts';
import { requestId } from './request-id.ts';
import { followRequests, nameRequestsIn } from './request-context.ts';
import { RequestLog, siteLogOptions } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerSettings {
  publicUrl: string;
  trustedProxies: readonly string[];
  logLevel: string;
}

export function createServer(
  settings: ServerSettings,
  logStream?: DestinationStream,
  limits: ServerLimits = usualLimits,
): FastifyInstance {
  const hasProxy = settings.trustedProxies.length > 0;
  const headers = securityHeaders(settings.publicUrl);
  const app = fastify({
    http: {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.connectionsCheckedEvery,
      maxHeaderSize: limits.headerBytes,
      // Node's own refusal would lack our headers; `isPlainRequest` says it.
      requireHostHeader: false,
    },
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: hasProxy ? limits.keepAliveTimeout : limits.keepAliveTimeoutOfVisitors,
    maxRequestsPerSocket: limits.requestsPerSocket,
    bodyLimit: limits.bodyBytes,
    // A request that arrives while the server closes is still answered; its connection is closed after it.
    return503OnClosing: false,
    trustProxy: hasProxy ? [...settings.trustedProxies] : false,
    genReqId: requestId,
    logger: { ...siteLogOptions(settings.logLevel), ...(logStream && { stream: logStream }) },
    logController: new RequestLog(),
    rewriteUrl: (request) => repairAddress(request.url ?? '/'),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      void answerThrown(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
  });
  app.server.maxConnections = limits.connections;
  // An expectation that nobody knows may be ignored. Node would refuse it, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  followRequests(app);
  nameRequestsIn(app.log);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    const address = request.raw.url ?? '';
    if (address.length > limits.addressCharacters) throw new AddressFault(414);
    if (!address.startsWith('/') || !isPlainRequest(request.raw)) throw new AddressFault(400);
  });
  // Fastify would hang up on who still sends, and the answer would be lost with what was under way to us. What is too
  // much is read past instead, for as long as a request may take.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection');
  });
  app.setErrorHandler(answerThrown);
  // Every path has a route, so only a method that no route knows comes here.
  app.setNotFoundHandler(async (_request, reply) => {
    reply.header('allow', 'GET, HEAD');
    throw new Failure('method-not-allowed', 'This method is not known here.');
  });
  return app;
}

class AddressFault extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super('The address is refused.');
    this.statusCode = statusCode;
  }
}
