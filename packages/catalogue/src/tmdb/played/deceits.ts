/** Faults of content: refusals, answers that lie, answers that nobody can hold. */
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { makeBadBody, type BadBody } from './bad-bodies.ts';
import { jsonType, type Occasion } from './occasion.ts';

export type { BadBody };

const megabyte = 1_000_000;

/** TMDB's own number for the statuses that it refuses with. */
const codes: Partial<Record<number, number>> = {
  401: 7,
  403: 45,
  429: 25,
  500: 11,
  502: 43,
  503: 9,
  504: 24,
};

export function refuse(
  { response }: Occasion,
  status: number,
  retryAfter: string | { dateInSeconds: number } | undefined,
): void {
  const isDate = typeof retryAfter === 'object';
  const pause = isDate ? new Date(Date.now() + retryAfter.dateInSeconds * 1_000).toUTCString() : retryAfter;
  response.writeHead(status, { ...jsonType, ...(pause !== undefined && { 'retry-after': pause }) });
  const words = 'The played TMDB refuses.';
  response.end(JSON.stringify({ success: false, status_code: codes[status] ?? 11, status_message: words }));
}

export function sendHtml({ response }: Occasion): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Welcome to the hotel</title><p>Please log in to use the network.');
}

export function sendBadBody({ response, answer }: Occasion, body: BadBody): void {
  const { headers = jsonType, bytes } = makeBadBody(body, answer.body);
  response.writeHead(200, headers);
  response.end(bytes);
}

export async function sendHuge({ response, gone }: Occasion, bytes: number): Promise<void> {
  response.writeHead(200, jsonType);
  response.write('{"page":1,"results":[');
  const filling = Buffer.alloc(megabyte, ' ');
  for (let sent = 0; sent < bytes && !gone.aborted; sent += filling.length) {
    // The one that hangs up in between aborts the wait.
    if (!response.write(filling)) await once(response, 'drain', { signal: gone }).catch(() => undefined);
  }
  response.end('],"total_pages":1,"total_results":0}');
}

/** Members of a gzip stream may follow one another, so a small one is packed once and sent many times. */
export async function sendBomb({ response }: Occasion, bytes: number): Promise<void> {
  const member = gzipSync(Buffer.alloc(10 * megabyte, ' '));
  const members = Math.ceil(bytes / (10 * megabyte));
  const ends = [gzipSync('{"page":1,"results":['), gzipSync('],"total_pages":1,"total_results":0}')];
  const packed = Buffer.concat([ends[0]!, ...Array.from({ length: members }, () => member), ends[1]!]); // both are there
  response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip', 'content-length': packed.length });
  response.end(packed);
}

export function sendWordyHeaders({ response, sendFair }: Occasion): void {
  for (let at = 0; at < 64; at += 1) response.setHeader(`x-word-${at}`, 'w'.repeat(8_000));
  sendFair();
}

export function redirect({ response }: Occasion, to: string, status: number): void {
  response.writeHead(status, { location: to }).end();
}

export function claimPages({ response, answer }: Occasion, pages: number): void {
  response.writeHead(answer.status, jsonType);
  response.end(JSON.stringify({ ...answer.body, total_pages: pages, total_results: pages * 20 }));
}
