/** What the user holds of films, for the buttons of every card: small, because it comes with the first load. */
import { useSyncExternalStore } from 'react';
import { onSession, readSession } from '../session/session-state.ts';

export interface HeldStates<State> {
  /** Undefined where nothing is held, and until it is known. */
  read: (tmdbId: number) => State | undefined;
  /** Takes the place of everything that was held. */
  replace: (states: ReadonlyMap<number, State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createHeldStates<State>(): HeldStates<State> {
  const listeners = new Set<() => void>();
  let states: ReadonlyMap<number, State> = new Map();
  return {
    read: (tmdbId) => states.get(tmdbId),
    replace(next) {
      states = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `follow` loads what keeps the states; it is called when a button stands on the page of somebody who is signed in. */
export function createHeldHook<State>(
  { read, replace, subscribe }: HeldStates<State>,
  follow: () => Promise<unknown>,
): (tmdbId: number) => State | undefined {
  let isWatching = false;

  function look(): void {
    if (readSession().status === 'in') void follow();
    else replace(new Map());
  }

  function subscribeAndWatch(listener: () => void): () => void {
    if (!isWatching) {
      isWatching = true;
      onSession(look);
      look();
    }
    return subscribe(listener);
  }

  return (tmdbId) => useSyncExternalStore(subscribeAndWatch, () => read(tmdbId), holdNothing);
}

/** The server knows nobody. */
function holdNothing(): undefined {
  return undefined;
}
