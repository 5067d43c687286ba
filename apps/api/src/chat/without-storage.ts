import { isFailure } from '@kinora/contracts/failure';

/** Where what goes wrong is told; a request's log or the process's. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Does the work, and where the storage fails says so in the log and goes on with `otherwise`: an answer without memory is
 * better than none.
 */
export async function withoutStorage<Result>(
  log: Log,
  what: string,
  { work, otherwise }: { work: () => Promise<Result>; otherwise: Result },
): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (!isStorageFailure(thrown)) throw thrown;
    log.warn({ err: thrown, what }, 'the chatbot goes on without the storage');
    return otherwise;
  }
}

function isStorageFailure(thrown: unknown): boolean {
  return isFailure(thrown) && (thrown.code === 'storage-down' || thrown.code === 'storage-full');
}
