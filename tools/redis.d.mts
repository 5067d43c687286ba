/** A Redis server of our own. */
export interface RedisServer {
  /** `redis://127.0.0.1:…`, the same after a restart. */
  url: string;
  /** Ends it and deletes its folder. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again, empty, after `kill` or out of the middle of its work. */
  restart(): Promise<void>;
  /** It keeps its connections and answers nothing. */
  pause(): void;
  resume(): void;
}

/** The path of the program; undefined where there is none and none can be installed. */
export function findOrInstallRedis(): string | undefined;

/** Undefined where Redis cannot be had. Its keys and values take `maximumBytes`, 64 MB unless it is said. */
export function startRedis(options?: { maximumBytes?: number }): Promise<RedisServer | undefined>;
