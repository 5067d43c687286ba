/** What is printed of a load. */
import type { KindFigures, LoadResult } from './asked-request.ts';
import { sumOf } from './run-load.ts';

export type Row = Record<string, string | number>;

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** All kinds of requests of the load together; the percentiles are those of the slowest kind. */
export function rateRow(result: LoadResult, rate: number): Row {
  const kinds = Object.values(result.kinds);
  return {
    'asked/s': rate,
    'answered well/s': Math.round(sumOf(result, ({ good }) => good.count) / result.seconds),
    'p50 ms': round(Math.max(...kinds.map(({ good }) => good.p50))),
    'p99 ms': round(Math.max(...kinds.map(({ good }) => good.p99))),
    'not well': describeBad(result),
    'late itself, ms': round(result.ownDelay),
  };
}

/** How a load that is too high was borne. */
export function shareRow(
  result: LoadResult,
  { capacity, recoveredAfter }: { capacity: number; recoveredAfter: number },
): Row {
  const kinds = Object.values(result.kinds);
  const perSecond = sumOf(result, ({ good }) => good.count) / result.seconds;
  return {
    'answered well/s': Math.round(perSecond),
    'of the most': percent(perSecond / capacity),
    'p50 ms': round(Math.max(...kinds.map(({ good }) => good.p50))),
    'p99 ms': round(Math.max(...kinds.map(({ good }) => good.p99))),
    '503': sumOf(result, ({ refused }) => refused.count),
    '503 p99 ms': round(Math.max(...kinds.map(({ refused }) => refused.p99))),
    'without Retry-After': sumOf(result, ({ refused }) => refused.withoutRetryAfter),
    'other faults': sumOf(result, faultsOf),
    'itself again, s': round(recoveredAfter),
  };
}

export function kindRows(result: LoadResult): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(result.kinds)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, figures]) => [kind, kindRow(figures)]),
  );
}

function kindRow(figures: KindFigures): Row {
  const { asked, good, refused } = figures;
  return {
    asked,
    'answered well': percent(good.count / asked),
    'p50 ms': round(good.p50),
    'p99 ms': round(good.p99),
    '503': refused.count,
    '503 p99 ms': round(refused.p99),
    'other faults': faultsOf(figures),
  };
}

/** Neither good nor refused with 503. */
function faultsOf({ asked, good, refused }: KindFigures): number {
  return asked - good.count - refused.count;
}

function describeBad({ kinds }: LoadResult): string {
  const counts = new Map<string, number>();
  for (const { statuses } of Object.values(kinds))
    for (const [status, count] of Object.entries(statuses))
      if (isBad(Number(status))) counts.set(status, (counts.get(status) ?? 0) + count);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none';
}

function isBad(status: number): boolean {
  return status < 200 || (status >= 400 && status !== 409);
}
