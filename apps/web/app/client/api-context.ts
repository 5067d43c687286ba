/** What a loader reads films with: the API in the process on the server, the cached call in a browser. */
import { createContext } from 'react-router';

/** Reads a path below the site's origin, for instance `api/tmdb/movie/11`. Rejects with a `CallError`. */
export type ReadApi = (path: string, signal?: AbortSignal) => Promise<unknown>;

export const apiContext = createContext<ReadApi>();
