import { unlessAborted } from '@kinora/outbound/unless-aborted';
import { tooSlow } from './recommendation-failures.ts';

/** Rejects with `recommendations-slow` as soon as the time is up, whatever becomes of the work. */
export function within<Result>(work: Promise<Result>, timeUp: AbortSignal): Promise<Result> {
  return unlessAborted(work, timeUp).catch((thrown: unknown) => {
    throw timeUp.aborted && thrown === timeUp.reason ? tooSlow() : thrown;
  });
}
