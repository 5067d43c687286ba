import type { Playlist } from '@kinora/contracts/playlists';
import type { Kysely } from 'kysely';
import { insertForUser } from '../database/missing-reference.ts';
import { newId } from '../database/new-id.ts';
import { requireRoomForPlaylist } from '../database/require-room.ts';
import type { RowClock } from '../database/row-clock.ts';
import type { Tables } from '../database/schema.ts';
import { refusePlaylist } from './playlist-owner.ts';

/** What is about one playlist rejects with `not-your-playlist` or `playlist-not-found`. */
export interface PlaylistsStore {
  /** Newest first. */
  listPlaylists(userId: string): Promise<Playlist[]>;
  /** Rejects with `not-signed-in` for a gone account, `list-full`. */
  createPlaylist(userId: string, name: string): Promise<Playlist>;
  renamePlaylist(userId: string, playlistId: number, name: string): Promise<Playlist>;
  removePlaylist(userId: string, playlistId: number): Promise<void>;
}

export function createPlaylistsStore(db: Kysely<Tables>, clock: RowClock): PlaylistsStore {
  return {
    listPlaylists: (userId) =>
      db
        .selectFrom('playlists')
        .select(['playlist_id', 'name'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('playlist_id', 'desc')
        .execute(),

    async createPlaylist(userId, name) {
      await requireRoomForPlaylist(db, userId);
      const insert = db
        .insertInto('playlists')
        .values({ user_id: userId, playlist_id: newId(), name, created_at: clock() })
        .returning(['playlist_id', 'name']);
      return insertForUser(() => insert.executeTakeFirstOrThrow());
    },

    async renamePlaylist(userId, playlistId, name) {
      const renamed = await db
        .updateTable('playlists')
        .set({ name })
        .where('user_id', '=', userId)
        .where('playlist_id', '=', playlistId)
        .returning(['playlist_id', 'name'])
        .executeTakeFirst();
      return renamed ?? refusePlaylist(db, playlistId);
    },

    async removePlaylist(userId, playlistId) {
      const removed = await db
        .deleteFrom('playlists')
        .where('user_id', '=', userId)
        .where('playlist_id', '=', playlistId)
        .returning('playlist_id')
        .execute();
      if (removed.length === 0) await refusePlaylist(db, playlistId);
    },
  };
}
