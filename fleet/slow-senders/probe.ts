import { exchange } from '../visitors/exchange.ts';

export interface ProbeReport {
  /** Milliseconds of each answer, the quickest first. */
  times: readonly number[];
  failures: readonly string[];
}

const askedEvery = 200;

/** Asks as an ordinary visitor does, on a new connection each time, until it is stopped. */
export function startProbe(url: string): { stop(): Promise<ProbeReport> } {
  const times: number[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();

  async function ask(): Promise<void> {
    const begun = performance.now();
    try {
      const { status } = await exchange(url, {
        path: '/api/tmdb/movie/11',
        headers: { connection: 'close' },
      });
      if (status === 200) times.push(performance.now() - begun);
      else failures.push(String(status));
    } catch (thrown) {
      failures.push(String(thrown));
    }
  }

  const timer = setInterval(() => {
    const asked: Promise<void> = ask().finally(() => underWay.delete(asked));
    underWay.add(asked);
  }, askedEvery);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      return { times: times.toSorted((a, b) => a - b), failures };
    },
  };
}
