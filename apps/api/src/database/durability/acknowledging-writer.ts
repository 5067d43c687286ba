/** Writes what users do, several of them at once, and says each row that was acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { isFailure } from '@kinora/contracts/failure';
import { newId } from '../new-id.ts';
import { openDatabase } from '../open-database.ts';
import type { Acknowledgement } from './acknowledgements.ts';

const users = 4;

const [settings = ''] = process.argv.slice(2);
const { db } = await openDatabase(JSON.parse(settings));
acknowledge({ ready: true });
try {
  await Promise.all(Array.from({ length: users }, liveAsUser));
} catch (thrown) {
  // The server was killed in its place.
  process.exit(isFailure(thrown) ? 0 : 1);
}

function acknowledge(row: Acknowledgement | { ready: true }): void {
  // At once and into the pipe: what is said survives the one who says it.
  writeSync(1, `${JSON.stringify(row)}\n`);
}

async function liveAsUser(): Promise<never> {
  for (;;) {
    const userId = await register();
    const playlistId = await createPlaylist(userId);
    for (let touched = 0; touched < 5; touched += 1) {
      const movieId = await keepMovie();
      await like(userId, movieId);
      await addToPlaylist(userId, playlistId, movieId);
    }
  }
}

async function register(): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const account = {
    id,
    name: '',
    email: `${id}@kinora.example`,
    image: null,
    created_at: now,
    updated_at: now,
  };
  // A boolean in PostgreSQL, a number in SQLite, which takes no boolean.
  const email_verified = settings.includes('postgres:') ? true : 1;
  await db
    .insertInto('users')
    .values({ ...account, email_verified })
    .execute();
  acknowledge({ table: 'users', key: id });
  return id;
}

async function createPlaylist(user_id: string): Promise<number> {
  const playlist_id = newId();
  const created_at = new Date().toISOString();
  await db.insertInto('playlists').values({ user_id, playlist_id, name: 'Later', created_at }).execute();
  acknowledge({ table: 'playlists', key: playlist_id });
  return playlist_id;
}

async function keepMovie(): Promise<number> {
  const tmdb_id = Math.ceil(Math.random() * 2_000);
  const { movie_id } = await db
    .insertInto('movies')
    .values({ movie_id: newId(), tmdb_id, title: 'A film', overview: '', poster_path: null, vote_average: 7 })
    .onConflict((conflict) => conflict.column('tmdb_id').doUpdateSet({ vote_average: 8 }))
    .returning('movie_id')
    .executeTakeFirstOrThrow();
  return movie_id;
}

async function like(user_id: string, movie_id: number): Promise<void> {
  const liked = await db
    .insertInto('likes')
    .values({ user_id, movie_id, like_id: newId(), liked_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('like_id')
    .executeTakeFirst();
  if (liked) acknowledge({ table: 'likes', key: liked.like_id });
}

async function addToPlaylist(user_id: string, playlist_id: number, movie_id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('playlists').select('name').where('playlist_id', '=', playlist_id).execute();
    await transaction
      .insertInto('playlist_movies')
      .values({ user_id, playlist_id, movie_id, added_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  acknowledge({ table: 'playlist_movies', key: `${playlist_id} ${movie_id}` });
}
