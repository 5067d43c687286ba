/**
 * Asks a site from a process of its own: `node ask.ts FILE_OF_PLAN`. With a rate it asks at that rate, whether answers
 * come or not, and the time of an answer runs from the moment at which its request was due: a stall of the site counts
 * in full for every request that it held up. Prints a `LoadResult` as JSON.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { AskedRequest, KindFigures, LoadPlan, LoadResult } from './asked-request.ts';
import { type Answer, ClientConnection } from './client-connection.ts';

interface Taken {
  asked: number;
  statuses: Map<number, number>;
  good: number[];
  refused: number[];
  withoutRetryAfter: number;
}

// Our own file.
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan;
const idle = Array.from({ length: plan.connections }, () => new ClientConnection(plan.port));
const kinds = new Map<string, Taken>();
let asked = 0;
let answered = 0;

function takenOf(kind: string): Taken {
  const known = kinds.get(kind);
  if (known) return known;
  const taken = { asked: 0, statuses: new Map(), good: [], refused: [], withoutRetryAfter: 0 };
  kinds.set(kind, taken);
  return taken;
}

function note(taken: Taken, { status, hasRetryAfter }: Answer, times: { due: number; sent: number }): void {
  const now = performance.now();
  taken.statuses.set(status, (taken.statuses.get(status) ?? 0) + 1);
  if ((status >= 200 && status < 400) || status === 409) taken.good.push(now - times.due);
  if (status !== 503) return;
  taken.refused.push(now - times.sent);
  if (!hasRetryAfter) taken.withoutRetryAfter += 1;
}

function ask(connection: ClientConnection, due: number, next: () => void): void {
  // A plan has a request at least.
  const request = plan.requests[asked % plan.requests.length] as AskedRequest;
  const taken = takenOf(request.kind);
  const sent = performance.now();
  asked += 1;
  taken.asked += 1;
  connection.ask(request, (answer) => {
    answered += 1;
    note(taken, answer, { due, sent });
    next();
  });
}

/** Resolves with how late this process was at worst. */
async function askAtRate(startedAt: number): Promise<number> {
  const total = plan.rate * plan.seconds;
  const giveUpAt = startedAt + plan.seconds * 1_000 + 12_000;
  const dueAt = (request: number) => startedAt + (request * 1_000) / plan.rate;
  let ownDelay = 0;
  let latest = startedAt;

  /** A request that is due waits for a connection where all are taken. */
  function askWhatIsDue(): void {
    while (asked < total && dueAt(asked) <= performance.now()) {
      const connection = idle.pop();
      if (!connection) return;
      ask(connection, dueAt(asked), () => {
        idle.push(connection);
        askWhatIsDue();
      });
    }
  }

  const isOver = () => answered >= total || performance.now() >= giveUpAt;
  while (!isOver()) {
    await delay(1);
    ownDelay = Math.max(ownDelay, performance.now() - latest - 1);
    latest = performance.now();
    askWhatIsDue();
  }
  return ownDelay;
}

async function askAgainAndAgain(startedAt: number): Promise<void> {
  const until = startedAt + plan.seconds * 1_000;
  await Promise.all(
    idle.map(
      (connection) =>
        new Promise<void>((settle) => {
          const again = () => {
            if (performance.now() < until) ask(connection, performance.now(), again);
            else settle();
          };
          again();
        }),
    ),
  );
}

function figuresOf({ asked: count, statuses, good, refused, withoutRetryAfter }: Taken): KindFigures {
  const unanswered = count - [...statuses.values()].reduce((sum, each) => sum + each, 0);
  if (unanswered > 0) statuses.set(0, (statuses.get(0) ?? 0) + unanswered);
  return {
    asked: count,
    statuses: Object.fromEntries(statuses),
    good: { count: good.length, p50: at(good, 0.5), p99: at(good, 0.99) },
    refused: { count: refused.length, p99: at(refused, 0.99), withoutRetryAfter },
  };
}

function at(times: number[], share: number): number {
  const sorted = times.sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const startedAt = performance.now();
const ownDelay = plan.rate > 0 ? await askAtRate(startedAt) : await askAgainAndAgain(startedAt).then(() => 0);
const result: LoadResult = {
  seconds: (performance.now() - startedAt) / 1_000,
  kinds: Object.fromEntries([...kinds].map(([kind, taken]) => [kind, figuresOf(taken)])),
  ownDelay,
};
process.stdout.write(JSON.stringify(result), () => process.exit());
