/** The sizes and times that the server allows. Times are milliseconds. */
export const limits = {
  /** No read call has a body; what writes will need is far below this. */
  bodyBytes: 16_384,
  /** A message of 1,000 characters takes 6,000 bytes when every one is escaped, and its context some more. */
  messageBytes: 8_192,
  /** What is sent is flat, but for the context of a message. */
  jsonDepth: 32,
  /** A search of 200 characters takes 2,400 bytes when every one is percent-encoded. */
  addressCharacters: 4_096,
  headerBytes: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often Node looks for connections that broke the two above; its default of 30 s would let them live on. */
  connectionsCheckedEvery: 5_000,
  /** From a request's first line to the last byte of its answer; who reads more slowly is cut off. */
  answerTimeout: 22_000,
  /** Above the 60 s after which the usual proxies drop an idle connection, so that we never drop it first. */
  keepAliveTimeout: 65_000,
  /** The same where no proxy stands in front. */
  keepAliveTimeoutOfVisitors: 20_000,
  requestsPerSocket: 10_000,
  connections: 8_192,
} as const;

export type ServerLimits = Readonly<Record<keyof typeof limits, number>>;

/** How often something may be asked. A window begins with its first request. */
export interface Rate {
  /** One word for metrics and the log. */
  name: string;
  times: number;
  /** Milliseconds. */
  within: number;
}

export type Rates = Readonly<Record<'account' | 'network' | 'work', Rate>>;

const fiveMinutes = 300_000;

/** A network is an IPv4 address or the first 64 bits of an IPv6 one. What is kept already is never counted. */
export const usualRates = {
  /** Calls of an account below `/api/user/`. */
  account: { name: 'account', times: 300, within: fiveMinutes },
  /** Calls of a network below `/api/user/`, whoever is signed in. */
  network: { name: 'network', times: 3_000, within: fiveMinutes },
  /** Pages and public calls of a network that have to be made. */
  work: { name: 'work', times: 1_500, within: fiveMinutes },
} as const satisfies Rates;
