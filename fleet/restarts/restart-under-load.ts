import { expect } from 'vitest';
import type { Ended } from '../processes/child.ts';
import type { Fleet } from '../processes/fleet.ts';
import { answersReady, type Version } from '../processes/replica.ts';
import { countAcknowledged, findLost, type LoadReport, startLoad } from '../visitors/steady-load.ts';
import { signUp } from '../visitors/sign-up.ts';

export interface RestartPlan {
  perSecond: number;
  /** What each replica is started with, one round after the other. */
  rounds: readonly Version[];
}

export interface Restarted {
  report: LoadReport;
  ends: Ended[];
}

/** Replaces one replica after the other while visitors go on. */
export async function restartUnderLoad(fleet: Fleet, { perSecond, rounds }: RestartPlan): Promise<Restarted> {
  const visitors = await Promise.all([1, 2, 3, 4].map(() => signUp(fleet)));
  const load = startLoad({ url: fleet.url, perSecond, visitors });
  const ends: Ended[] = [];
  await untilAnswered(load.report, 2 * perSecond);
  for (const version of rounds) {
    for (const replica of fleet.replicas) {
      ends.push(await replica.stop());
      await replica.start(version);
      // The proxy takes it in again before the other one goes.
      await untilAnswered(load.report, load.report().sent + 2 * perSecond);
    }
  }
  const report = await load.stop();
  expect(await answersReady(fleet.url)).toBe(true);
  return { report, ends };
}

async function untilAnswered(report: () => LoadReport, count: number): Promise<void> {
  await expect
    .poll(() => Object.values(report().statuses).reduce((sum, n) => sum + n, 0) + report().failures.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(count);
}

/** What every restart must have been like. */
export async function expectNoFailure({ url, proxy }: Fleet, { report, ends }: Restarted): Promise<void> {
  expect(report.failures, proxy.said()).toEqual([]);
  expect(countAcknowledged(report)).toBeGreaterThan(report.sent / 6);
  expect(await findLost(url, report)).toEqual([]);
  for (const { code, milliseconds } of ends) {
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
  }
}
