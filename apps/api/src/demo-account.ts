/** The account with which a newcomer sees everything at once. Development only. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { MovieListItem } from '@kinora/contracts/movies';
import type { Identity } from '@kinora/identity/identity';
import type { Transaction } from 'kysely';
import { writeMovies } from './database/kept-movies.ts';
import { newId } from './database/new-id.ts';
import { createRowClock } from './database/row-clock.ts';
import type { Database, Tables } from './database/schema.ts';
import { chooseDemoContents, type DemoContents } from './demo-account-contents.ts';

export const demoAccount = {
  name: 'Robin Demo',
  email: 'demo@kinora.example',
  password: 'row-seven-with-popcorn',
} as const;

export interface DemoParts {
  identity: Pick<Identity, 'ensureVerifiedAccount'>;
  database: Pick<Database, 'db'>;
  catalogue: Catalogue;
}

/** Makes the account where it is missing, and fills it where it keeps nothing at all. */
export async function ensureDemoAccount({ identity, database: { db }, catalogue }: DemoParts) {
  const { uid } = await identity.ensureVerifiedAccount(demoAccount);
  if (await keepsSomething(db, uid)) return demoAccount;
  const contents = await chooseDemoContents(catalogue);
  await db.transaction().execute((transaction) => fillAccount(transaction, uid, contents));
  return demoAccount;
}

/** Its password is public, so it must not outlive the development of a site in the same database. */
export async function removeDemoAccount({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.deleteFrom('users').where('email', '=', demoAccount.email).execute();
}

async function keepsSomething(db: Database['db'], userId: string): Promise<boolean> {
  const tables = ['likes', 'watch_status', 'playlists', 'recently_visited'] as const;
  for (const table of tables) {
    const row = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function fillAccount(db: Transaction<Tables>, user_id: string, contents: DemoContents): Promise<void> {
  const rowsOf = await keepMovies(db, contents);
  const clock = createRowClock();
  const { likes, watched, watchlist, visits } = contents;

  const liked = rowsOf(likes).map((movie_id) => ({ user_id, movie_id, like_id: newId(), liked_at: clock() }));
  if (liked.length > 0) await db.insertInto('likes').values(liked).execute();

  const statusRows = (status: 'watched' | 'want_to_watch', movies: readonly MovieListItem[]) =>
    rowsOf(movies).map((movie_id) => ({ user_id, movie_id, status, changed_at: clock() }));
  const statuses = [...statusRows('watched', watched), ...statusRows('want_to_watch', watchlist)];
  if (statuses.length > 0) await db.insertInto('watch_status').values(statuses).execute();

  for (const { name, movies } of contents.playlists) {
    const playlist = { user_id, playlist_id: newId(), name, created_at: clock() };
    await db.insertInto('playlists').values(playlist).execute();
    const { playlist_id } = playlist;
    const rows = rowsOf(movies).map((movie_id) => ({ user_id, playlist_id, movie_id, added_at: clock() }));
    if (rows.length > 0) await db.insertInto('playlist_movies').values(rows).execute();
  }

  const visited = rowsOf(visits).map((movie_id) => ({ user_id, movie_id, visited_at: clock() }));
  if (visited.length > 0) await db.insertInto('recently_visited').values(visited).execute();
}

/** Keeps all the films once and resolves with what finds the numbers of some of them. */
async function keepMovies(db: Transaction<Tables>, contents: DemoContents) {
  const { likes, watched, watchlist, playlists, visits } = contents;
  const all = [likes, watched, watchlist, visits, ...playlists.map(({ movies }) => movies)].flat();
  const distinct = [...new Map(all.map((movie) => [movie.id, movie])).values()];
  const kept = distinct.length > 0 ? await writeMovies(db, distinct) : [];
  const numbers = new Map(kept.map(({ tmdb_id, movie_id }) => [tmdb_id, movie_id]));
  // The film that should come first on a page is written last.
  return (movies: readonly MovieListItem[]) => movies.flatMap(({ id }) => numbers.get(id) ?? []).toReversed();
}
