/** Calls that the server makes to itself, without a socket. */
import { withOwnSignal } from '@kinora/outbound/own-signal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentRequestId } from './request-context.ts';

/** Stands where a peer's address would; no socket can have it. */
const ownAddress = 'in-process';

export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === ownAddress;
}

export type CallApi = (
  path: string,
  init?: { signal?: AbortSignal; headers?: Record<string, string> },
) => Promise<Response>;

/** Answers `GET /{path}` as the network would see it. `path` is like `api/tmdb/movie/11`. */
export function createCallApi(app: FastifyInstance): CallApi {
  return async (path, { signal, headers } = {}) => {
    // The lines of the log about this call belong to the request that it is made for.
    const requestId = currentRequestId();
    const answer = await withOwnSignal(signal, (own) =>
      app.inject({
        method: 'GET',
        url: `/${path}`,
        remoteAddress: ownAddress,
        headers: { ...headers, ...(requestId !== undefined && { 'x-request-id': requestId }) },
        signal: own.signal,
      }),
    );
    // A Node buffer is never shared between threads; the answer copies it.
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}
