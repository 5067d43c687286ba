/** The user's playlists, and the films of one. */
import { playlistsPath } from '@kinora/contracts/playlists';
import { useState } from 'react';
import { readKeptMovies, type KeptCard } from '../kept-movie/read-kept-movies.ts';
import { useUserList, type UserList } from '../kept-movie/use-user-list.ts';
import { playlistMoviesPath } from './playlists-calls.ts';
import { wishOut } from './playlists.ts';
import { readPlaylists, type OwnPlaylist } from './read-playlists.ts';

export function usePlaylists(): UserList<OwnPlaylist> {
  return useUserList(playlistsPath, readPlaylists);
}

interface PlaylistMovies {
  list: UserList<KeptCard>;
  /** The film is gone at once, and back where the server refuses. */
  remove: (tmdbId: number) => Promise<void>;
}

export function usePlaylistMovies(playlistId: string): PlaylistMovies {
  const list = useUserList(playlistMoviesPath(playlistId), readKeptMovies);
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const remove = async (tmdbId: number) => {
    setLeaving((known) => [...known, tmdbId]);
    try {
      await wishOut(playlistId, tmdbId);
    } finally {
      setLeaving((known) => known.filter((id) => id !== tmdbId));
    }
  };
  if (list.status !== 'ready') return { list, remove };
  const entries = list.entries.filter(({ id }) => !leaving.includes(id));
  return { list: { status: 'ready', entries }, remove };
}
