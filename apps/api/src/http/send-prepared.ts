import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from './content-coding.ts';
import type { PreparedBody } from './prepared-body.ts';

/** Sends the body in the form that the caller reads best, or 304 where the caller has it already. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('vary', 'accept-encoding');
  const isSuccess = reply.statusCode === 200;
  if (isSuccess && hasAlready(request.headers['if-none-match'], body.etag)) return reply.code(304).send();

  const coding = body.isCompressible ? chooseCoding(request.headers['accept-encoding']) : 'identity';
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.header('content-type', body.contentType).send(await body.inCoding(coding));
}

/** Compares weakly, as `If-None-Match` asks for. */
function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => plain(candidate) === plain(etag));
}

function plain(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
