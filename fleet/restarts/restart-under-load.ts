import { expect } from 'vitest';
import type { Ended } from '../processes/child.ts';
import type { Fleet } from '../processes/fleet.ts';
import { answersReady, type Version } from '../processes/replica.ts';
import {
  countAcknowledged,
  findLost,
  type LoadReport,
  startLoad,
  untilAnswered,
  warmUp,
} from '../visitors/steady-load.ts';
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
  await warmUp(fleet.replicas.map((replica) => replica.url));
  const load = startLoad({ url: fleet.url, perSecond, visitors });
  const ends: Ended[] = [];
  await untilAnswered(load, 2 * perSecond);
  for (const version of rounds) {
    for (const replica of fleet.replicas) {
      ends.push(await replica.stop());
      await replica.start(version);
      // The proxy takes it in again before the other one goes.
      await untilAnswered(load, load.report().sent + 2 * perSecond);
    }
  }
  const report = await load.stop();
  expect(await answersReady(fleet.url)).toBe(true);
  return { report, ends };
}

/** A machine that does other things too makes the site put visitors off, which is no fault of a restart. */
const mostShed = 0.05;

/** Milliseconds from SIGTERM to the end: 10,000 are wanted, and a machine that does other things too may take longer. */
const longestEnd = 15_000;

/** The figures of a run, in a line. */
export function describeRestarts({ report, ends }: Restarted): string {
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
  const { sent, failures, shed } = report;
  return `${ends.length} restarts, ${sent} requests, ${failures.length} failed, ${shed} put off; longest end ${longest} ms\n`;
}

/** What was not as every restart must be, in words; what the proxy said is the last of them. */
export async function faultsOf({ url, proxy }: Fleet, { report, ends }: Restarted): Promise<string[]> {
  const faults = [
    ...report.failures,
    ...(await findLost(url, report)).map((name) => `${name} is lost`),
    ...ends
      .filter(({ code, milliseconds }) => code !== 0 || milliseconds >= longestEnd)
      .map(({ code, milliseconds }) => `a replica ended with ${code} after ${milliseconds} ms`),
  ];
  if (report.shed > mostShed * report.sent)
    faults.push(`${report.shed} of ${report.sent} requests were put off`);
  if (countAcknowledged(report) < report.sent / 6) faults.push('too few writes to say anything');
  return faults.length === 0 ? [] : [...faults, proxy.said()];
}
