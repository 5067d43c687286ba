/** Exports the interactions a while after the start and then again and again, for as long as the site runs. */
import { setTimeout as delay } from 'node:timers/promises';
import { repeatWork } from '../repeat-work.ts';
import { exportInteractions, type ExportParts } from './export-interactions.ts';

export interface SchedulePlan {
  /** Between the end of one export and the start of the next; 0 for never. */
  minutes: number;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

/** A start has other things to do, and a site that is started over and over again need not export each time. */
const firstAfter = 60_000;
const minute = 60_000;
/** Between two portions: an export of many users takes about a quarter of the process's time. */
const restFor = 10;

/** Returns what ends it, also in the middle of an export. Nothing that goes wrong here concerns the site. */
export function scheduleExports(parts: ExportParts, { minutes, log }: SchedulePlan): () => Promise<void> {
  async function exportOnce(signal: AbortSignal): Promise<void> {
    try {
      const rest = () => delay(restFor, undefined, { signal });
      const { isNew, ...counts } = await exportInteractions({ rest, ...parts, signal });
      if (isNew) log.info(counts, 'interactions exported');
    } catch (thrown) {
      if (!signal.aborted) log.warn({ err: thrown }, 'interactions were not exported');
    }
  }

  if (minutes === 0) return async () => undefined;
  return repeatWork(exportOnce, { firstAfter, every: minutes * minute });
}
