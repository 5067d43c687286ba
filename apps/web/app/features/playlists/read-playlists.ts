/** Reads playlists from the answers. */
import { isObject, unexpectedAnswer } from '../../client/answers.ts';

export interface OwnPlaylist {
  /** A number or a text on the wire; as a text it compares with the one in an address. */
  id: string;
  name: string;
}

export function readPlaylists(answer: unknown): OwnPlaylist[] {
  if (!Array.isArray(answer)) throw unexpectedAnswer();
  return answer.map((playlist: unknown) => {
    if (!isObject(playlist) || typeof playlist['name'] !== 'string') throw unexpectedAnswer();
    return { id: readPlaylistId(playlist), name: playlist['name'] };
  });
}

export function readPlaylistId(answer: unknown): string {
  const id = isObject(answer) ? answer['playlist_id'] : undefined;
  if ((typeof id !== 'number' && typeof id !== 'string') || id === '') throw unexpectedAnswer();
  return String(id);
}
