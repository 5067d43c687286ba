/** What stores throw where the engine, and not the caller, is at fault. The engine's own error stays as the cause. */
import { Failure } from '@kinora/contracts/failure';

export function storageDown(cause: unknown): Failure {
  return new Failure('storage-down', 'What was asked for could not be stored or read just now.', { cause });
}

export function storageFull(cause: unknown): Failure {
  return new Failure('storage-full', 'There is no room left to store anything.', { cause });
}
