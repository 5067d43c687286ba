/** What the measurements ask, and what they learn. */

export interface AskedRequest {
  /** The row of the table that it belongs to. */
  kind: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  token?: string;
  body?: object;
  /** The visitor's address, as a proxy in front would tell it. */
  from?: string;
}

export interface LoadPlan {
  port: number;
  /** Requests a second, whether answers come or not; 0: each connection asks again as soon as it has its answer. */
  rate: number;
  seconds: number;
  connections: number;
  /** Asked one after the other, and from the first again after the last. */
  requests: AskedRequest[];
}

/** Times are milliseconds; with a rate they run from the moment at which the request was due. */
export interface KindFigures {
  asked: number;
  /** Answers by status; `0` where none came. */
  statuses: Record<string, number>;
  /** Of the answers below 400, and of 409, which says that a row is there already. */
  good: { count: number; p50: number; p99: number };
  /** Of the answers 503, from the moment at which the request was sent. */
  refused: { count: number; p99: number; withoutRetryAfter: number };
}

export interface LoadResult {
  seconds: number;
  kinds: Record<string, KindFigures>;
  /** How late the asking process itself was at worst, in milliseconds. */
  ownDelay: number;
}
