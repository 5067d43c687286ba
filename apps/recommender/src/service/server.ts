/** The HTTP server: limits, CORS, log, metrics and errors. */
import fastifyCors from '@fastify/cors';
import { Failure } from '@kinora/contracts/failure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerBrokenRequest, answerThrown } from './failures.ts';
import type { ServiceMetrics } from './metrics.ts';

/** Milliseconds and bytes. */
const limits = {
  bodyBytes: 65_536,
  headerBytes: 8_192,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often Node looks for connections that broke the two above. */
  connectionsCheckedEvery: 5_000,
  /** Above the 60 s after which the usual proxies drop an idle connection, so that we never drop it first. */
  keepAliveTimeout: 65_000,
  connections: 8_192,
} as const;

/** Seconds for which a browser may remember that the site is allowed to ask. */
const preflightKept = 24 * 3_600;

const methods: Readonly<Record<string, string>> = {
  '/recommend': 'GET, HEAD, POST, OPTIONS',
  '/recommend/personal': 'POST, OPTIONS',
  '/livez': 'GET, HEAD',
  '/readyz': 'GET, HEAD',
};

export interface ServerParts {
  /** The one origin whose pages may read the answers. */
  publicUrl: string;
  log: FastifyBaseLogger;
  metrics: ServiceMetrics;
}

export async function createServer({ publicUrl, log, metrics }: ServerParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    http: {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.connectionsCheckedEvery,
      maxHeaderSize: limits.headerBytes,
    },
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    bodyLimit: limits.bodyBytes,
    // A request that arrives while the server closes is still answered; its connection is closed after it.
    return503OnClosing: false,
    loggerInstance: log,
    // At thousands of requests a second the metrics tell more than a line each.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerThrown(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = limits.connections;

  await app.register(fastifyCors, {
    origin: publicUrl,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'if-none-match'],
    exposedHeaders: ['x-model-version'],
    maxAge: preflightKept,
    strictPreflight: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    metrics.underWay.inc();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.underWay.dec();
    metrics.requests.inc({ route, status: reply.statusCode });
    metrics.durations.observe({ route }, reply.elapsedTime / 1_000);
  });
  app.setErrorHandler(answerThrown);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = methods[path];
    if (allowed === undefined) throw new Failure('not-found', 'There is no such call.');
    reply.header('allow', allowed);
    throw new Failure('method-not-allowed', 'This method is not known here.');
  });
  return app;
}
