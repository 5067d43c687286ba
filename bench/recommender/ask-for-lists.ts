/**
 * Asks the service from a process of its own: `node ask-for-lists.ts PORT RATE SECONDS CONNECTIONS FILE_OF_PATHS`. With a rate it asks at
 * that rate, whether answers come or not, and a request's time runs from the moment that it was due: a stall of the
 * service, or of this process, counts in full for every request that it held up. With the rate 0 each connection
 * asks again when it has its answer. Prints `AskedFigures` as JSON.
 */
import { readFileSync } from 'node:fs';
import { KeepAliveConnection } from './keep-alive-connection.ts';

/** Times are milliseconds. */
export interface AskedFigures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  p999: number;
  max: number;
  /** Answers other than 200, and connections that broke. */
  errors: number;
  /** How late this process itself was at worst. */
  ownDelay: number;
}

const [port = 0, rate = 0, seconds = 1, connections = 1] = process.argv.slice(2, 6).map(Number);
const paths = readFileSync(process.argv[6] ?? '', 'utf8').split('\n');

const times: number[] = [];
const idle: KeepAliveConnection[] = [];
let errors = 0;
let asked = 0;

function ask(connection: KeepAliveConnection, due: number, next: (free: KeepAliveConnection) => void): void {
  connection.ask(paths[asked % paths.length] ?? '/', (isGood) => {
    times.push(performance.now() - due);
    if (!isGood) errors += 1;
    next(connection);
  });
  asked += 1;
}

/** Resolves with how late this process was at worst. */
async function askAtRate(startedAt: number): Promise<number> {
  const total = rate * seconds;
  const giveUpAt = startedAt + seconds * 1_000 + 10_000;
  const dueAt = (request: number) => startedAt + (request * 1_000) / rate;
  let ownDelay = 0;
  let lastTick = startedAt;

  /** A request that is due waits for a connection where all are taken. */
  function askWhatIsDue(): void {
    while (asked < total && dueAt(asked) <= performance.now()) {
      const connection = idle.pop();
      if (!connection) return;
      ask(connection, dueAt(asked), (free) => {
        idle.push(free);
        askWhatIsDue();
      });
    }
  }

  while (times.length < total && performance.now() < giveUpAt) {
    await new Promise((settle) => setTimeout(settle, 1));
    ownDelay = Math.max(ownDelay, performance.now() - lastTick - 1);
    lastTick = performance.now();
    askWhatIsDue();
  }
  errors += total - times.length;
  return ownDelay;
}

function askAgainAndAgain(startedAt: number): Promise<void> {
  const until = startedAt + seconds * 1_000;
  return new Promise((settle) => {
    const again = (connection: KeepAliveConnection) => {
      if (performance.now() < until) ask(connection, performance.now(), again);
      else settle();
    };
    for (const connection of idle) again(connection);
  });
}

idle.push(...(await Promise.all(Array.from({ length: connections }, () => KeepAliveConnection.open(port)))));
const startedAt = performance.now();
const ownDelay = rate > 0 ? await askAtRate(startedAt) : await askAgainAndAgain(startedAt).then(() => 0);
const took = performance.now() - startedAt;
const sorted = Float64Array.from(times).sort();
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const figures: AskedFigures = {
  perSecond: (sorted.length / took) * 1_000,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  p999: at(0.999),
  max: at(1),
  errors,
  ownDelay,
};
process.stdout.write(JSON.stringify(figures), () => process.exit());
