/** The only way to the endpoint: bounded in bytes, counted in tokens, and never led elsewhere. */
import { type Dialect, learnFrom, speak } from './dialect.ts';
import { guessTokens, type Meter, readReportedTokens } from './meter.ts';
import { readRetryAfter } from '@kinora/outbound/read-retry-after';

export interface MeteredFetchParts {
  meter: Meter;
  dialect: Dialect;
  mostOutputTokens: number;
  /** A turn that has used so many tokens sends nothing more. */
  mostTokens: number;
  now: () => Date;
}

/** An answer of 1,000 tokens takes some 6 kB; one with its thoughts in it may take ten times that. */
export const mostBytes = 262_144;

/** Resolves with a response whose body was read to its end; notes in the meter why it rejects. */
export function createMeteredFetch(parts: MeteredFetchParts): typeof fetch {
  const { dialect } = parts;
  return async (address, request) => {
    const written = typeof request?.body === 'string' ? request.body : '';
    function send(): Promise<Answer> {
      const body = speak(written, dialect);
      // A redirect would carry the conversation to wherever it points.
      return exchange(() => fetch(address, { ...request, body, redirect: 'error' }), body, parts);
    }
    const answer = await send();
    return asResponse(learnFrom(answer, dialect) ? await send() : answer);
  };
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const asResponse = ({ status, type, body }: Answer): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

async function exchange(
  send: () => Promise<Response>,
  sent: string,
  { meter, mostTokens, mostOutputTokens, now }: MeteredFetchParts,
): Promise<Answer> {
  if (meter.tokens >= mostTokens) {
    meter.fault = 'turn-spent';
    throw new Error('the tokens of the turn are spent');
  }
  const received: string[] = [];
  const guessed = guessTokens(sent);
  meter.requests += 1;
  meter.fault = 'unreachable';
  // What was sent is paid for, whether its answer comes or not.
  meter.tokens += guessed;
  try {
    const response = await send();
    if (!response.ok) noteRefusal(response, meter, now());
    await readBounded(response, received, meter);
    if (response.ok) meter.fault = null;
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: received.join(''),
    };
  } finally {
    const answer = received.join('');
    const generated = Math.min(guessTokens(answer), mostOutputTokens);
    const counted = readReportedTokens(answer) ?? guessCost(meter, guessed, generated);
    meter.tokens += counted - guessed;
  }
}

/** Nobody takes money for a refusal; what ended in any other way may have been generated. */
function guessCost({ fault }: Meter, sent: number, received: number): number {
  if (fault === 'rate-limited' || fault?.startsWith('http-')) return 0;
  return sent + received;
}

function noteRefusal(response: Response, meter: Meter, now: Date): void {
  meter.fault = response.status === 429 ? 'rate-limited' : `http-${response.status}`;
  meter.retryAfter = readRetryAfter(response.headers.get('retry-after'), now);
}

async function readBounded(response: Response, received: string[], meter: Meter): Promise<void> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) {
      meter.fault = 'too-large';
      throw new Error(`the endpoint answered more than ${mostBytes} bytes`);
    }
    received.push(decoder.decode(chunk, { stream: true }));
  }
}
