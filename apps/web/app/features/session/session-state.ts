/** Who is signed in, for every part of the site. It is small, because it comes with the first load. */
import type { User } from '@kinora/contracts/session';
import { useSyncExternalStore } from 'react';

export type SessionState =
  /** Not known yet: on the server, and in the browser until it woke and the server said. */
  | { status: 'unknown' }
  /** `loggedOut` where somebody was here and chose to leave, in this tab or in another. */
  | { status: 'out'; loggedOut?: boolean }
  | { status: 'in'; user: User };

const unknown: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();
let state: SessionState = unknown;

export function readSession(): SessionState {
  return state;
}

export function setSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back at every change; returns the way to stop it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `unknown` on the server and in the first render, so that both make the same HTML. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSession, readSession, () => unknown);
}

/** Resolves once it is known whether somebody is signed in. */
export function whenSessionKnown(): Promise<SessionState> {
  if (state.status !== 'unknown') return Promise.resolve(state);
  return new Promise((settle) => {
    const stop = onSession(() => {
      if (state.status === 'unknown') return;
      stop();
      settle(state);
    });
  });
}
