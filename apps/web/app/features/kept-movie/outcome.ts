/** How a change ended, as a sentence for the user. */
import { CallError } from '../../client/call.ts';
import type { ToastKind } from '../../ui/toast.ts';
import { keptMovieTexts } from './kept-movie-texts.ts';

export interface Outcome {
  /** Whether the server now holds what was wanted. */
  isAccepted: boolean;
  kind: ToastKind;
  text: string;
  /** The server does not know the user any more. */
  endsSession?: boolean;
}

export function accepted(text: string, kind: ToastKind = 'success'): Outcome {
  return { isAccepted: true, kind, text };
}

/** `known` has sentences for the statuses that mean something; every other failure is `failed`. A bug is thrown on. */
export function refused(
  cause: unknown,
  failed: string,
  known: Readonly<Record<number, string>> = {},
): Outcome {
  if (!(cause instanceof CallError)) throw cause;
  const outcome = { isAccepted: false, kind: 'failure' } as const;
  if (cause.status === 401) return { ...outcome, text: keptMovieTexts.sessionExpired, endsSession: true };
  return { ...outcome, text: known[cause.status] ?? failed };
}

export function isStatus(cause: unknown, status: number): boolean {
  return cause instanceof CallError && cause.status === status;
}
