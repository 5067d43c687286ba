/** One exchange with the recommendation service, bounded in time and in bytes. */
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { down, tooSlow } from './recommendation-failures.ts';
import { within } from './within.ts';

export interface Question {
  /** Below the service's address, like `recommend?tmdb_id=11`. */
  path: string;
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: object;
}

/**
 * Resolves with the JSON of the answer. Rejects with `recommendations-slow` when the time is up before the answer is
 * complete, and with `recommendations-down` for everything else that is not a complete answer with 200 and JSON.
 */
export type AskService = (question: Question, timeUp: AbortSignal) => Promise<unknown>;

/** A list of 50 films with all their reasons takes some 30 kB. */
const mostBytes = 262_144;
/** Connections; who comes when all are busy waits for one. */
const mostConnections = 40;

export function createServiceExchange(address: string): AskService {
  const isSecure = address.startsWith('https:');
  const send = isSecure ? requestHttps : requestHttp;
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: mostConnections });

  function exchange(question: Question, timeUp: AbortSignal): Promise<string> {
    const { path, body } = question;
    return new Promise((resolve, reject) => {
      const request = send(`${address}/${path}`, {
        agent,
        signal: timeUp,
        method: body ? 'POST' : 'GET',
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      });
      request.on('response', (response) => void readBody(response).then(resolve, reject));
      request.on('error', (error) => {
        // The service closed a kept connection while the question was on its way; the next one is another.
        const mayTryAgain = request.reusedSocket && isReset(error) && !timeUp.aborted;
        if (mayTryAgain) resolve(exchange(question, timeUp));
        else reject(error);
      });
      request.end(body && JSON.stringify(body));
    });
  }

  return async (question, timeUp) => {
    try {
      return JSON.parse(await within(exchange(question, timeUp), timeUp));
    } catch (thrown) {
      throw timeUp.aborted ? tooSlow() : down(thrown);
    }
  };
}

/** A redirect is no answer: it could lead to anywhere in our network. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    if (response.statusCode !== 200) throw new Error(`the service answered ${response.statusCode}`);
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Error(`the service answered more than ${mostBytes} bytes`);
    }
    return Buffer.concat(chunks).toString();
  } catch (thrown) {
    response.destroy();
    throw thrown;
  }
}

function isReset(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}
