/** How the server is reached: one JSON call with a time limit, its failures logged and rethrown. */
import type { FailureCode } from '@kinora/contracts/failure';
import { requests } from '@kinora/contracts/limits';

/** Sends a request below the site's own origin: `fetch` in a browser, the API itself on the server. */
export type Send = (path: string, init: SendInit) => Promise<Response>;

export interface SendInit {
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Absent for a GET. */
  method?: Method;
  body?: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  method?: Method;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds until the call is given up, where that is sooner than usual. */
  timeLimit?: number;
  /** The kind of answer that is asked for, where it is not plain JSON, and what reads it; the time limit holds for it too. */
  accept?: string;
  read?: (response: Response) => Promise<unknown>;
}

/** A refused or failed call. `status` is 0 where no answer came; `code` is what our own API calls the failure. */
export class CallError extends Error {
  readonly status: number;
  readonly code: FailureCode | undefined;

  constructor(status: number, message: string, options?: ErrorOptions & { code?: FailureCode | undefined }) {
    super(message, options);
    this.name = 'CallError';
    this.status = status;
    this.code = options?.code;
  }
}

export type Call = (path: string, options?: CallOptions) => Promise<unknown>;

/** Makes the call for one way of sending. `log` gets what failed; an aborted call is nobody's failure. */
export function createCall(send: Send, log: (message: string, cause: unknown) => void): Call {
  return async (path, options = {}) => {
    const { signal, method = 'GET', body, timeLimit = requests.timeout, accept, read = readJson } = options;
    const timeUp = AbortSignal.timeout(timeLimit);
    const limited = signal ? AbortSignal.any([signal, timeUp]) : timeUp;
    try {
      return await readAnswer(
        await send(path, {
          signal: limited,
          headers: { 'content-type': 'application/json', ...(accept && { accept }) },
          ...(method !== 'GET' && { method }),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        read,
      );
    } catch (cause) {
      if (signal?.aborted) throw cause;
      const failure = asCallError(cause, timeUp.aborted);
      log(`${method} ${path.split('?')[0]} failed`, failure);
      throw failure;
    }
  };
}

async function readAnswer(response: Response, read: NonNullable<CallOptions['read']>): Promise<unknown> {
  if (response.ok) return read(response);
  throw await readRefusal(response);
}

function readJson(response: Response): Promise<unknown> {
  return response.json();
}

/** Our API says `code` and `message`, the movie calls say TMDB's `status_message`. */
async function readRefusal(response: Response): Promise<CallError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const said = typeof answer === 'object' && answer !== null ? answer : {};
  const fields = said as { code?: unknown; message?: unknown; status_message?: unknown }; // any of them may be missing
  const message = [fields.status_message, fields.message].find((text) => typeof text === 'string');
  return new CallError(response.status, message ?? `The server answered ${response.status}`, {
    // Compared with known codes only.
    code: typeof fields.code === 'string' ? (fields.code as FailureCode) : undefined,
  });
}

function asCallError(cause: unknown, timedOut: boolean): CallError {
  if (cause instanceof CallError) return cause;
  if (timedOut) return new CallError(504, 'The server took too long to answer', { cause });
  return new CallError(0, 'The server could not be reached', { cause });
}
