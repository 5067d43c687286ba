/** What tests of the export need: people who like films, and what the file says of them. */
import { readFileSync } from 'node:fs';
import { interactionsHeader, interactionsLine } from '@kinora/contracts/interactions';
import type { Flag } from '@kinora/identity/identity-tables';
import type { Database } from '../database/schema.ts';

export function readExport(file: string) {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return {
    header: interactionsHeader.parse(JSON.parse(header)),
    people: lines.map((line) => interactionsLine.strict().parse(JSON.parse(line))),
  };
}

/** So many users who each like two films, of which the second is nobody else's. */
export async function fill({ db, engine }: Pick<Database, 'db' | 'engine'>, count: number): Promise<void> {
  const email_verified: Flag = engine === 'postgres' ? true : 1;
  const now = '2026-01-01T00:00:00.000Z';
  const places = Array.from({ length: count }, (_, place) => place);
  const movie = { title: 'Film', overview: '', poster_path: null, vote_average: 0 };
  const movies = [5, ...places.map((place) => 1_000 + place)];
  await db
    .insertInto('movies')
    .values(movies.map((id) => ({ ...movie, movie_id: id, tmdb_id: id })))
    .execute();
  const user = { name: 'Somebody', email_verified, image: null, created_at: now, updated_at: now };
  await db
    .insertInto('users')
    .values(places.map((place) => ({ ...user, id: `u${place}`, email: `${place}@kinora.example` })))
    .execute();
  const likes = places.flatMap((place) => [
    { user_id: `u${place}`, movie_id: 5, like_id: 2 * place + 1, liked_at: now },
    { user_id: `u${place}`, movie_id: 1_000 + place, like_id: 2 * place + 2, liked_at: now },
  ]);
  await db.insertInto('likes').values(likes).execute();
}
