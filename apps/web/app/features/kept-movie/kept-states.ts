/**
 * What the user holds of each film, as the server's list and the newest wishes say together. A change is shown at once,
 * taken back when the server refuses it, and proven by reading the list again.
 */
import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../../client/query-client.ts';
import { onSession, readSession } from '../session/session-state.ts';
import type { HeldStates } from './held-states.ts';
import type { Outcome } from './outcome.ts';
import { tellOutcome } from './tell-outcome.ts';
import { refetch, userQuery } from './user-query.ts';
import { createWishes } from './wishes.ts';

interface KeptStatesParts<Entry, State> {
  path: string;
  read: (answer: unknown) => Entry[];
  stateOf: (entry: Entry) => State;
  held: HeldStates<State>;
  /** `wanted` is undefined where nothing shall be held any more; `known` is what the server held before. */
  send: (tmdbId: number, wanted: State | undefined, known: State | undefined) => Promise<Outcome>;
}

export function createKeptStates<Entry extends { id: number }, State>(parts: KeptStatesParts<Entry, State>) {
  const { path, read, stateOf, held, send } = parts;
  const listeners = new Set<() => void>();
  let list: readonly Entry[] = [];
  /** What was wished since the list was read. */
  let wished: ReadonlyMap<number, State | undefined> = new Map();
  let followed: string | null = null;
  let unfollow: (() => void) | undefined;

  const wishes = createWishes<State | undefined>({
    heldOf: held.read,
    show: (tmdbId, state) => changeWished(new Map(wished).set(tmdbId, state)),
    send: async (tmdbId, wanted, known) => {
      const outcome = await send(tmdbId, wanted, known);
      await tellOutcome(outcome);
      return outcome.isAccepted;
    },
    settle: (tmdbId, isChanged) => {
      if (isChanged) void refetch(path);
      else changeWished(new Map([...wished].filter(([id]) => id !== tmdbId)));
    },
  });

  function changeWished(next: ReadonlyMap<number, State | undefined>): void {
    wished = followed === null ? new Map() : next;
    const states = new Map<number, State>(list.map((entry) => [entry.id, stateOf(entry)]));
    for (const [tmdbId, state] of wished) {
      if (state === undefined) states.delete(tmdbId);
      else states.set(tmdbId, state);
    }
    held.replace(states);
    for (const listener of listeners) listener();
  }

  /** A list that was read after a wish was granted knows of it; a wish on its way still counts. */
  function takeList(entries: readonly Entry[] = []): void {
    if (entries === list) return;
    list = entries;
    changeWished(new Map([...wished].filter(([tmdbId]) => wishes.isRunning(tmdbId))));
  }

  function follow(): void {
    const session = readSession();
    const userId = session.status === 'in' ? session.user.uid : null;
    if (userId === followed) return;
    followed = userId;
    unfollow?.();
    list = [];
    changeWished(new Map());
    unfollow = undefined;
    if (userId === null) return;
    const observer = new QueryObserver(queryClient, userQuery(path, read));
    unfollow = observer.subscribe(({ data }) => takeList(data));
    takeList(observer.getCurrentResult().data);
  }

  onSession(follow);

  return {
    follow,
    wish(tmdbId: number, wanted: State | undefined): Promise<void> {
      follow();
      return wishes.wish(tmdbId, wanted);
    },
    /** Where the list was not read yet, waits for it and gives what it says; undefined where it was, or cannot be. */
    async readFirst(tmdbId: number): Promise<State | undefined> {
      const query = userQuery(path, read);
      if (queryClient.getQueryData(query.queryKey)) return undefined;
      await queryClient.prefetchQuery(query);
      const entry = queryClient.getQueryData(query.queryKey)?.find(({ id }) => id === tmdbId);
      return entry && stateOf(entry);
    },
    /** Of the entries those that still are what they were, by the newest wishes. */
    useStillKept(entries: readonly Entry[]): readonly Entry[] {
      const newest = useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => wished,
        () => wished,
      );
      return entries.filter((entry) => !newest.has(entry.id) || newest.get(entry.id) === stateOf(entry));
    },
  };
}
