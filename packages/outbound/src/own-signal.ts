/**
 * Does the work with a signal of its own that aborts with the outer one, and lets go of that one when the work is done.
 * While somebody listens to what `AbortSignal.any` or `AbortSignal.timeout` made, Node keeps it, and the listener, until
 * it aborts: a page that was answered long ago would stay in memory for the rest of its time limit.
 */
export async function withOwnSignal<Result>(
  outer: AbortSignal | undefined,
  work: (own: AbortController) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const own = new AbortController();
  const follow = () => own.abort(outer?.reason);
  outer?.addEventListener('abort', follow, { once: true });
  try {
    return await work(own);
  } finally {
    outer?.removeEventListener('abort', follow);
  }
}

export interface Deadline {
  milliseconds: number;
  /** What the signal aborts with when the time is up. */
  late: () => Error;
  outer?: AbortSignal | undefined;
}

/** The same, where the signal also aborts when the time is up. */
export function withDeadline<Result>(
  { milliseconds, late, outer }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withOwnSignal(outer, async (own) => {
    const timer = setTimeout(() => own.abort(late()), milliseconds);
    try {
      return await work(own.signal);
    } finally {
      clearTimeout(timer);
    }
  });
}
