/** Which playlists were chosen for a film, and how far the adding has come: one after another, each told of. */
import { modal } from '@kinora/contracts/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readSession } from '../session/session-state.ts';
import { wishInto } from './playlists.ts';
import type { OwnPlaylist } from './read-playlists.ts';

export type AddingState = 'waiting' | 'adding' | 'added' | 'failed';

export interface Adding {
  chosen: ReadonlySet<string>;
  toggle: (playlistId: string) => void;
  stateOf: (playlistId: string) => AddingState;
  /** Undefined while nothing is on its way. */
  progress: { position: number; count: number } | undefined;
  isDone: boolean;
  confirm: (playlists: readonly OwnPlaylist[]) => Promise<void>;
}

export function useAdding(tmdbId: number, onDone: () => void): Adding {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [states, setStates] = useState<ReadonlyMap<string, AddingState>>(new Map());
  const [progress, setProgress] = useState<Adding['progress']>();
  const [isDone, setIsDone] = useState(false);
  /** A second press comes before the first one has shown anything. */
  const isBusy = useRef(false);
  const isClosed = useClosed();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, modal.closeAfter);
    return () => clearTimeout(timer);
  }, [isDone, onDone]);

  /** Closing the dialog, or the end of the session, leaves the rest undone. */
  const addAll = async (playlists: readonly OwnPlaylist[]) => {
    const failed = new Set<string>();
    for (const [index, { id }] of playlists.entries()) {
      if (isClosed.current || readSession().status !== 'in') return;
      setProgress({ position: index + 1, count: playlists.length });
      setStates((known) => new Map(known).set(id, 'adding'));
      // eslint-disable-next-line no-await-in-loop -- one after another is what is specified
      const isAdded = await wishInto(id, tmdbId);
      if (!isAdded) failed.add(id);
      setStates((known) => new Map(known).set(id, isAdded ? 'added' : 'failed'));
    }
    setChosen(failed);
    setIsDone(failed.size === 0);
  };

  return {
    chosen,
    toggle: (playlistId) =>
      setChosen((known) => {
        const next = new Set(known);
        if (!next.delete(playlistId)) next.add(playlistId);
        return next;
      }),
    stateOf: (playlistId) => states.get(playlistId) ?? 'waiting',
    progress,
    isDone,
    async confirm(playlists) {
      if (isBusy.current || isDone) return;
      isBusy.current = true;
      try {
        await addAll(playlists.filter(({ id }) => chosen.has(id)));
      } finally {
        isBusy.current = false;
        setProgress(undefined);
      }
    },
  };
}

/** Known as soon as the dialog is gone, and not only after the browser has painted. */
function useClosed() {
  const isClosed = useRef(false);
  useLayoutEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
