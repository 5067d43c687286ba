/** The numbers by which TMDB is asked. Times are milliseconds. */
import type { SourceLimits } from '@kinora/outbound/json-source';

/** For one question of ours, whatever it takes: retries, waiting and up to three searches. A visitor gives up at 10 s. */
export const budget = 8_000;

export const tmdbLimits: SourceLimits = {
  // A film's credits are 300 kB at most; 5 MB is what no good answer comes near to.
  exchange: {
    connect: 2_000,
    headers: 4_000,
    body: 4_000,
    mostBytes: 5_000_000,
    mostDepth: 32,
    mostConnections: 40,
  },
  // TMDB asks for "somewhere in the 40 requests per second range". More than 40 who wait would wait longer than a second.
  crowd: { mostAtOnce: 40, mostPerSecond: 40, mostWaiting: 40, patience: 1_000 },
  breaker: { failuresInARow: 5, pause: 1_000 },
  retries: { share: 0.1, mostSaved: 10, jitter: 300 },
  pauses: { longest: 60_000, usual: 1_000, bearable: 1_000 },
};

/** How many films are known by title and by id: some 5 MB at most. */
export const mostKnownTitles = 10_000;
export const mostKnownIds = 50_000;
