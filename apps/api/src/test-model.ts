/** What users keep, as plain lists in memory: the calls below `/api/user/` must do as this does. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { WatchStatus } from '@kinora/contracts/watch-status';

export type Act =
  | { act: 'like' | 'unlike' | 'visit' | 'removeStatus'; user: number; film: number }
  | { act: 'setStatus'; user: number; film: number; status: WatchStatus }
  | { act: 'createPlaylist'; user: number; name: string }
  | { act: 'renamePlaylist'; user: number; playlist: number; name: string }
  | { act: 'deletePlaylist'; user: number; playlist: number }
  | { act: 'addFilm' | 'removeFilm'; user: number; playlist: number; film: number }
  | { act: 'clearVisits'; user: number };

export type Outcome = { status: number; code?: FailureCode };

interface ModelPlaylist {
  owner: number;
  /** The number that the site gave it. */
  id: number;
  name: string;
  /** Newest first. */
  films: number[];
}

export class KeptModel {
  readonly likes: number[][] = [[], []];
  readonly visits: number[][] = [[], []];
  readonly statuses: { film: number; status: WatchStatus }[][] = [[], []];
  playlists: ModelPlaylist[] = [];
  /** Every playlist that there ever was, so that a call may be about one that is gone. */
  readonly knownIds: number[] = [];

  run(wish: Act): Outcome {
    switch (wish.act) {
      case 'like':
        return this.#like(wish);
      case 'unlike':
        return take(this.likes[wish.user], (film) => film === wish.film) ? done : refused(404, 'not-liked');
      case 'visit':
        take(this.visits[wish.user], (film) => film === wish.film);
        this.visits[wish.user]?.unshift(wish.film);
        return done;
      case 'clearVisits':
        this.visits[wish.user] = [];
        return done;
      case 'setStatus':
        return this.#setStatus(wish);
      case 'removeStatus':
        return take(this.statuses[wish.user], ({ film }) => film === wish.film)
          ? done
          : refused(404, 'no-watch-status');
      case 'createPlaylist':
        return created;
      default:
        return this.#runOnPlaylist(wish);
    }
  }

  /** After the site has said which number a new playlist has. */
  notePlaylist(owner: number, id: number, name: string): void {
    this.playlists.unshift({ owner, id, name, films: [] });
    this.knownIds.push(id);
  }

  #like({ user, film }: { user: number; film: number }): Outcome {
    if (this.likes[user]?.includes(film)) return refused(409, 'already-liked');
    this.likes[user]?.unshift(film);
    return created;
  }

  #setStatus({ user, film, status }: { user: number; film: number; status: WatchStatus }): Outcome {
    const kept = this.statuses[user];
    if (kept?.some((entry) => entry.film === film && entry.status === status)) return done;
    take(kept, (entry) => entry.film === film);
    kept?.unshift({ film, status });
    return done;
  }

  #runOnPlaylist(wish: Extract<Act, { playlist: number }>): Outcome {
    const id = this.idOf(wish.playlist);
    const playlist = this.playlists.find((each) => each.id === id);
    if (!playlist) return refused(404, 'playlist-not-found');
    if (playlist.owner !== wish.user) return refused(403, 'not-your-playlist');
    switch (wish.act) {
      case 'renamePlaylist':
        playlist.name = wish.name;
        return done;
      case 'deletePlaylist':
        this.playlists = this.playlists.filter((each) => each !== playlist);
        return done;
      case 'addFilm':
        if (playlist.films.includes(wish.film)) return refused(409, 'already-in-playlist');
        playlist.films.unshift(wish.film);
        return created;
      default:
        return take(playlist.films, (film) => film === wish.film) ? done : refused(404, 'not-in-playlist');
    }
  }

  /** The number of a playlist that there was, or one that nobody ever had. */
  idOf(playlist: number): number {
    return this.knownIds[playlist % Math.max(1, this.knownIds.length)] ?? 77;
  }
}

const done: Outcome = { status: 200 };
const created: Outcome = { status: 201 };

function refused(status: number, code: FailureCode): Outcome {
  return { status, code };
}

/** Takes the first that fits out of the list; false where none does. */
function take<Item>(list: Item[] | undefined, fits: (item: Item) => boolean): boolean {
  const position = list?.findIndex(fits) ?? -1;
  if (position === -1) return false;
  list?.splice(position, 1);
  return true;
}
