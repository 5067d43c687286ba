/** Which film is being added to playlists: one dialog for all the buttons of a page. */
import { useSyncExternalStore } from 'react';

export interface MovieToAdd {
  id: number;
  title: string;
}

const listeners = new Set<() => void>();
let movie: MovieToAdd | undefined;

/** Undefined closes it. */
export function changeMovieToAdd(next?: MovieToAdd): void {
  movie = next;
  for (const listener of listeners) listener();
}

export function useMovieToAdd(): MovieToAdd | undefined {
  return useSyncExternalStore(subscribe, readMovie, () => undefined);
}

function readMovie(): MovieToAdd | undefined {
  return movie;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
