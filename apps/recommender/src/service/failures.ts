/** Answers everything that goes wrong as `{code, message}`. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Failure, type FailureCode, isFailure } from '@kinora/contracts/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

const statuses: Partial<Record<FailureCode, number>> = {
  'invalid-input': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'recommendations-down': 503,
  'recommendations-slow': 503,
};

export function answerThrown(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = isFailure(thrown) ? (statuses[thrown.code] ?? 500) : statusOf(thrown);
  if (status === 500) request.log.error({ err: thrown }, 'request failed');
  void reply.code(status).header('cache-control', 'no-store');
  if (status === 503) void reply.header('retry-after', '1');
  if (isFailure(thrown)) return reply.send({ code: thrown.code, message: thrown.message });
  if (status === 500) return reply.send({ code: 'unexpected', message: 'Something went wrong on our side.' });
  return reply.send({ code: 'invalid-input', message: requestFault(status) });
}

/** Answers what never became a request: broken HTTP, headers that are too large, senders that are too slow. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = brokenStatusOf(error.code);
  const body = JSON.stringify({ code: 'invalid-input', message: requestFault(status) });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Rejects with the failure `invalid-input` and the schema's own sentence. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = issue?.message ?? 'The request is not well formed.';
  const place = issue?.path.join('.') ?? '';
  throw new Failure('invalid-input', message.startsWith(place) ? message : `${place}: ${message}`);
}

function statusOf(thrown: unknown): number {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function brokenStatusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function requestFault(status: number): string {
  if (status === 413) return 'The request body is too large.';
  if (status === 415) return 'The request body must be JSON.';
  return 'The request is not well formed.';
}
