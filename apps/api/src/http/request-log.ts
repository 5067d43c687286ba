/** One log line a request. It never holds what a person searched for, nor a full network address. */
import { isIPv4 } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { logOptions } from '@kinora/serving/log-options';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isInProcess } from './in-process.ts';
import { factsOf, securityEventOf } from './logged-facts.ts';
import { nameRequestsIn, requestOfLine } from './request-context.ts';

/** Words of our own addresses. Anything else in a path could be somebody's text. */
const knownWords = new Set(
  `api tmdb movie now_playing top_rated popular trending week credits search discover person movie_credits
   images w45 w92 w154 w185 w300 w342 w500 w780 w1280 h632 original assets livez readyz robots.txt sitemap.xml
   login register profile-setup genre cast content liked watched watchlist recently-visited
   playlists playlist chatbot user likes watch-status recommendations movies export settings verify-email google-return
   identity verification-mail verify password-reset new-password session sessions logout account password google callback jwks
   dev mailbox mailbox.json docs openapi.json chat send csv .well-known security.txt`.split(/\s+/),
);

/** The path with every unknown word replaced by `*`; the query string is dropped, and so is what follows `search`. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  const segments = path.split('/').slice(1, 8);
  const shown = segments.map((segment, position) => {
    if (segment === '') return segment;
    // Somebody may search for one of our words; the call below `tmdb` has its text in the query string.
    if (segments[position - 1] === 'search' && segments[position - 2] !== 'tmdb') return '*';
    return knownWords.has(segment) || /^\d{1,12}$/.test(segment) ? segment : '*';
  });
  return `/${shown.join('/')}`;
}

/** The network that the caller is in: the first 24 bits of an IPv4 address, 48 of an IPv6 one. */
export function loggedAddress(address: string | undefined): string {
  // Fastify has none for a caller that hung up before its answer, whatever its types say.
  if (address === undefined) return '-';
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  if (!plain.includes(':')) return '-';
  const [head = ''] = plain.split('::', 1);
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const event = securityEventOf(request, reply.statusCode);
    const line = {
      ...(event !== undefined && { event }),
      method: request.method,
      path: loggedPath(request.raw.url ?? ''),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      network: loggedAddress(request.ip),
      ...factsOf(request),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer broken off');
    else if (isInProcess(request)) request.log.debug(line, 'answered in the process');
    else request.log.info(line, 'answered');
  }
}

/** pino's options for this server; `nameRequestsIn` completes them. */
export function siteLogOptions(level: string) {
  return { ...logOptions(level), mixin: requestOfLine };
}

/** A log for what goes on outside of the HTTP server, in the same form. */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const log = stream ? pino(siteLogOptions(level), stream) : pino(siteLogOptions(level));
  nameRequestsIn(log);
  return log;
}
