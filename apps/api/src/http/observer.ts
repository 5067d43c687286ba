/** What the parts of the server tell of their work, for those who watch it. No word of a visitor is among it. */

export type CacheName = 'movies' | 'pages' | 'pictures' | 'recommendations' | 'shared';

/** `stale`: an old answer stood in. `failed`: there was none to stand in. */
export type CacheOutcome = 'fresh' | 'stale' | 'missed' | 'failed';

export type Upstream = 'tmdb' | 'recommender' | 'redis';

/** `refused` was never sent: the breaker is open, a pause was asked for, or too many are under way. */
export type UpstreamOutcome = 'answered' | 'failed' | 'slow' | 'refused' | 'left';

/** What a request is for, from what is given up last to what is given up first. */
export type RequestKind = 'health' | 'session' | 'write' | 'read' | 'page' | 'suggestion' | 'chat' | 'file';

export interface EndedRequest {
  /** The pattern of the route, like `/api/user/likes/:movieId`; `none` where there is none. */
  route: string;
  method: string;
  /** 0 where the caller hung up before the answer. */
  status: number;
  milliseconds: number;
}

export interface Observer {
  requestEnded(request: EndedRequest): void;
  cacheAnswered(cache: CacheName, outcome: CacheOutcome): void;
  upstreamAnswered(upstream: Upstream, outcome: UpstreamOutcome, milliseconds: number): void;
  breakerChanged(upstream: Upstream, isOpen: boolean): void;
  requestShed(kind: RequestKind): void;
  /** `limit` is one of few words of our own, like `account`. */
  requestLimited(limit: string): void;
  /** Something that the log tells too, like `sign-in-failed`; `event` is one of few words of our own. */
  eventHappened(event: string): void;
  /** Read when somebody asks; `name` in Prometheus's form without a prefix, like `tmdb_calls_under_way`. */
  watch(name: string, help: string, read: () => number): void;
}

export const noObserver: Observer = {
  requestEnded: () => undefined,
  cacheAnswered: () => undefined,
  upstreamAnswered: () => undefined,
  breakerChanged: () => undefined,
  requestShed: () => undefined,
  requestLimited: () => undefined,
  eventHappened: () => undefined,
  watch: () => undefined,
};
