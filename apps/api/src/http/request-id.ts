import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const saneId = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a proxy in front gave the request, when it is harmless to log and to echo, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}
