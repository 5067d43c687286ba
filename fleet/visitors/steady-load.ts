/**
 * Sends requests at a fixed rate, whatever becomes of them, and keeps account: every answer by its status, every failure
 * in words, every write that was acknowledged.
 */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Playlist } from '@kinora/contracts/playlists';
import { exchange } from './exchange.ts';
import type { Visitor } from './sign-up.ts';

export interface LoadPlan {
  url: string;
  perSecond: number;
  visitors: readonly Visitor[];
}

export interface LoadReport {
  sent: number;
  statuses: Readonly<Record<string, number>>;
  /** How many were asked to come again, because the machine had too much to do. */
  shed: number;
  /** One line for each request without a good answer. */
  failures: readonly string[];
  acknowledged: ReadonlyMap<Visitor, ReadonlySet<string>>;
}

export interface SteadyLoad {
  /** What is known so far. */
  report(): LoadReport;
  /** Sends no more, and waits for the answers. */
  stop(): Promise<LoadReport>;
}

const publicPaths = [
  '/',
  '/movie/11',
  '/api/tmdb/movie/11',
  '/api/tmdb/search/movie?query=star',
  '/search?query=war',
];

const noAnswer = 'no answer';

let lastName = 0;

/** Asks once for everything that is asked for often, as the first visitors of a day do before the crowd comes. */
export async function warmUp(urls: readonly string[]): Promise<void> {
  for (const path of publicPaths) await Promise.all(urls.map((url) => exchange(url, { path })));
}

export function startLoad({ url, perSecond, visitors }: LoadPlan): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const acknowledged = new Map(visitors.map((visitor) => [visitor, new Set<string>()]));
  let sent = 0;
  let shed = 0;

  async function send(index: number): Promise<void> {
    const visitor = visitors[index % visitors.length];
    const kind = index % 5;
    if (kind < 3 || !visitor) return ask('GET', publicPaths[index % publicPaths.length] ?? '/');
    if (kind === 3) return ask('GET', '/api/user/likes', visitor);
    lastName += 1;
    const name = `List ${lastName}`;
    await ask('POST', '/api/user/playlists', visitor, name);
  }

  async function ask(method: string, path: string, visitor?: Visitor, name?: string): Promise<void> {
    const at = Math.round(performance.now() - begun);
    try {
      const { status, headers, body } = await exchange(url, {
        method,
        path,
        agent,
        headers: visitor ? { authorization: `Bearer ${visitor.token}` } : {},
        ...(name !== undefined && { body: { name } }),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 503 && headers['retry-after'] !== undefined) shed += 1;
      else if (status > 299) failures.push(`${at} ms: ${method} ${path}: ${status} ${body.slice(0, 100)}`);
      else if (visitor && name !== undefined) acknowledged.get(visitor)?.add(name);
    } catch (thrown) {
      failures.push(`${at} ms: ${method} ${path}: ${noAnswer}: ${String(thrown)}`);
    }
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - begun) * perSecond) / 1_000;
    for (; sent < due; sent += 1) {
      const exchanged: Promise<void> = send(sent).finally(() => underWay.delete(exchanged));
      underWay.add(exchanged);
    }
  }, 5);

  const report = () => ({ sent, statuses, shed, failures, acknowledged });
  return {
    report,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return report();
    },
  };
}

/** Waits until so many requests have come to an end, well or not. */
export async function untilAnswered({ report }: Pick<SteadyLoad, 'report'>, count: number): Promise<void> {
  while (countEnded(report()) < count) await delay(20);
}

function countEnded({ statuses, failures }: LoadReport): number {
  const broken = failures.filter((failure) => failure.includes(noAnswer)).length;
  return Object.values(statuses).reduce((sum, answers) => sum + answers, broken);
}

/** Writes that were acknowledged and are not there. */
export async function findLost(url: string, { acknowledged }: LoadReport): Promise<string[]> {
  const lost: string[] = [];
  for (const [{ token }, names] of acknowledged) {
    const { body } = await exchange(url, {
      path: '/api/user/playlists',
      headers: { authorization: `Bearer ${token}` },
    });
    // What the contract promises for this call.
    const kept = new Set((JSON.parse(body) as Playlist[]).map(({ name }) => name));
    lost.push(...[...names].filter((name) => !kept.has(name)));
  }
  return lost;
}

export function countAcknowledged({ acknowledged }: LoadReport): number {
  return [...acknowledged.values()].reduce((sum, names) => sum + names.size, 0);
}
