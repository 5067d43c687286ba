/** One question to another server and its answer in JSON, bounded in time, in bytes and in depth. */
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { OutboundFault } from './outbound-fault.ts';
import { withOwnSignal } from './own-signal.ts';
import { isReadable, readBody } from './read-body.ts';
import { readJson } from './read-json.ts';

export interface ExchangeLimits {
  /** Milliseconds until a connection stands. */
  connect: number;
  /** Milliseconds until the headers of the answer are there, connecting included. */
  headers: number;
  /** Milliseconds from then on until the body is complete. */
  body: number;
  /** Bytes of a body, as it comes and unpacked. */
  mostBytes: number;
  /** How deep arrays and objects may stand in each other. */
  mostDepth: number;
  mostConnections: number;
}

export interface Question {
  url: URL;
  headers: Readonly<Record<string, string>>;
}

export interface JsonAnswer {
  status: number;
  /** Undefined where a refusal says nothing in JSON; not read with 429 and 5xx. */
  body: unknown;
  retryAfter: string | null;
}

export interface JsonExchange {
  /** Rejects with an `OutboundFault`, or with the signal's reason as soon as it aborts. Redirects are not followed. */
  ask(question: Question, signal: AbortSignal): Promise<JsonAnswer>;
  /** Ends every connection, used or not. */
  close: () => Promise<void>;
}

const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
/** A refusal's body is read away so that its connection can be used again; a large or slow one is not worth it. */
const discarded = { bytes: 16_384, within: 1_000 };
/** With these a connection never stood, or ended before an answer: the question can be asked again. */
const unreachableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

export function createJsonExchange(limits: ExchangeLimits): JsonExchange {
  const agent = new Agent({
    // Said aloud, for Node's default can be turned off from outside.
    connect: { timeout: limits.connect, rejectUnauthorized: true },
    connections: limits.mostConnections,
    allowH2: false,
    maxResponseSize: limits.mostBytes,
    // The stages below keep the time to the millisecond.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  function ask({ url, headers }: Question, signal: AbortSignal): Promise<JsonAnswer> {
    return withOwnSignal(signal, async (own) => {
      const stages = createStages(own);
      let isAnswering = false;
      try {
        stages.begin(limits.headers);
        const response = await request(url, {
          dispatcher: agent,
          signal: own.signal,
          headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
        });
        isAnswering = true;
        stages.begin(limits.body);
        return await readAnswer(response, limits);
      } catch (thrown) {
        own.signal.throwIfAborted();
        throw faultOf(thrown, isAnswering);
      } finally {
        stages.end();
      }
    });
  }

  return { ask, close: () => agent.destroy() };
}

/** Aborts when a stage takes too long. */
function createStages(work: AbortController) {
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);

  function begin(milliseconds: number): void {
    end();
    const timeUp = () => work.abort(new OutboundFault('slow', `no answer within ${milliseconds} ms`));
    timer = setTimeout(timeUp, milliseconds);
  }

  return { begin, end };
}

type Response = Awaited<ReturnType<typeof request>>;

async function readAnswer(response: Response, limits: ExchangeLimits): Promise<JsonAnswer> {
  const { statusCode: status, headers, body } = response;
  const answer = { status, retryAfter: one(headers['retry-after']) ?? null };
  const coding = one(headers['content-encoding']);
  const isJson = jsonType.test(one(headers['content-type']) ?? '') && isReadable(coding);
  const isGood = status >= 200 && status < 300;
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  if (isJson && (isGood || isRefusal)) {
    const text = await readBody(body, coding, limits.mostBytes);
    return { ...answer, body: readJson(text, limits.mostDepth) };
  }
  discard(body);
  if (status < 400) throw new Error(isGood ? 'it is not JSON' : `it is a redirect (${status})`);
  return { ...answer, body: undefined };
}

function discard(body: Readable & { dump: Response['body']['dump'] }): void {
  const away = body.dump({ limit: discarded.bytes, signal: AbortSignal.timeout(discarded.within) });
  // Nobody waits for it, and how it ends changes nothing.
  away.catch(() => undefined);
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function faultOf(thrown: unknown, isAnswering: boolean): OutboundFault {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (!isAnswering && unreachableCodes.has(code))
    return new OutboundFault('unreachable', `it cannot be reached (${code})`, 0);
  // Only our own words go on; another's may quote the answer.
  const why = code || (thrown instanceof SyntaxError ? 'it is not well-formed JSON' : wordsOf(thrown));
  return new OutboundFault('broken', `the answer cannot be used: ${why}`);
}

function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'for reasons unknown';
}
