/** Renews each day's share of the films in users' lists, slowly and behind everything else. */
import { setTimeout as delay } from 'node:timers/promises';
import { repeatWork } from '../repeat-work.ts';
import { type RenewalParts, renewKeptMovies, type Share } from './renew-kept-movies.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;
const rhythm = { firstAfter: 60_000, every: hour };
/** Between two films: a fortieth of what the film database may be asked. */
const restFor = 1_000;

interface RenewalLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Looks once an hour whether today's share is done, and tries again where most of it failed. Returns what ends it, also in
 * the middle of a share. Every process does the same: a film that is read twice does no harm.
 */
export function scheduleRenewals(
  parts: RenewalParts & { rest?: Share['rest'] },
  log: RenewalLog,
): () => Promise<void> {
  let doneOn: number | undefined;

  async function renewToday(signal: AbortSignal): Promise<void> {
    const day = Math.floor(Date.now() / dayLength);
    if (day === doneOn) return;
    try {
      const rest = () => delay(restFor, undefined, { signal });
      const counts = await renewKeptMovies({ rest, ...parts, day, signal });
      if (counts.failed <= counts.renewed + counts.unknown) doneOn = day;
      log.info(counts, 'films of the lists renewed');
    } catch (thrown) {
      if (!signal.aborted) log.warn({ err: thrown }, 'films of the lists were not renewed');
    }
  }

  return repeatWork(renewToday, rhythm);
}
