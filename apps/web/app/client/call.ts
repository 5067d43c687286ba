/** How the server is reached: one JSON call with a time limit, its failures logged and rethrown. */
import { requests } from '@kinora/contracts/limits';

/** Sends a request below the site's own origin: `fetch` in a browser, the API itself on the server. */
export type Send = (
  path: string,
  init: { signal: AbortSignal; headers: Record<string, string> },
) => Promise<Response>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A refused or failed call. `status` is 0 where no answer came. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.status = status;
  }
}

export type Call = (path: string, options?: CallOptions) => Promise<unknown>;

/** Makes the call for one way of sending. `log` gets what failed; an aborted call is nobody's failure. */
export function createCall(send: Send, log: (message: string, cause: unknown) => void): Call {
  return async (path, { signal } = {}) => {
    const timeLimit = AbortSignal.timeout(requests.timeout);
    const limited = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit;
    try {
      return await readAnswer(
        await send(path, { signal: limited, headers: { 'content-type': 'application/json' } }),
      );
    } catch (cause) {
      if (signal?.aborted) throw cause;
      const failure = asCallError(cause, timeLimit.aborted);
      log(`GET ${path.split('?')[0]} failed`, failure);
      throw failure;
    }
  };
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new CallError(response.status, await readMessage(response));
}

/** The API says `message`, the movie calls say TMDB's `status_message`. */
async function readMessage(response: Response): Promise<string> {
  const fallback = `The server answered ${response.status}`;
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return fallback;
  if ('status_message' in body && typeof body.status_message === 'string') return body.status_message;
  if ('message' in body && typeof body.message === 'string') return body.message;
  return fallback;
}

function asCallError(cause: unknown, timedOut: boolean): CallError {
  if (cause instanceof CallError) return cause;
  if (timedOut) return new CallError(504, 'The server took too long to answer', { cause });
  return new CallError(0, 'The server could not be reached', { cause });
}
