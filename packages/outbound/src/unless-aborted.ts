/** Settles like the work, or rejects as soon as the signal aborts, whatever becomes of the work. */
export function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('the time is up'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
