import { tooSlow } from './recommendation-failures.ts';

/** Rejects with `recommendations-slow` as soon as the time is up, whatever becomes of the work. */
export function within<Result>(work: Promise<Result>, timeUp: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(tooSlow());
    if (timeUp.aborted) giveUp();
    timeUp.addEventListener('abort', giveUp, { once: true });
    void work.then(resolve, reject).finally(() => timeUp.removeEventListener('abort', giveUp));
  });
}
