/** What a page hands to the login page when it leads there; it goes with the step, not with the address. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Status } from './session-messages.ts';

export interface LoginState {
  /** A sentence above the form. */
  notice?: string;
  /** What came of the form that led here. */
  status?: Status;
  /** Stands in the form already. */
  email?: string;
}

/** The browser keeps it with the step through a reload, but the server's HTML knows nothing of it. */
export function useLoginState(): LoginState {
  const { state } = useLocation();
  return readLoginState(
    useSyncExternalStore(
      neverChanges,
      () => state as unknown,
      () => null,
    ),
  );
}

const neverChanges = () => () => undefined;

/** Whatever the browser kept. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { notice, status, email } = state as Record<keyof LoginState, unknown>; // any of them may be missing
  return {
    ...(typeof notice === 'string' && { notice }),
    ...(isStatus(status) && { status }),
    ...(typeof email === 'string' && { email }),
  };
}

function isStatus(status: unknown): status is Status {
  return typeof status === 'object' && status !== null && 'text' in status && 'tone' in status;
}
