/** What a request below `/identity/` is to the code that answers it. */
import type { Peer } from './identity.ts';

/** One request, with where it came from. */
export interface Visit {
  request: Request;
  url: URL;
  peer: Peer;
  /** The part of the path that `{id}` stands for, empty where the call has none. */
  id: string;
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Like `/identity/login`; a last segment `{id}` stands for any. */
  path: string;
  answer: (visit: Visit) => Promise<Response>;
}
