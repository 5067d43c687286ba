/** Writes what users like, watched and want, and which films stand together in playlists, without saying who or when. */
import type { InteractionsLine } from '@kinora/contracts/interactions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { InteractionsFileWriter } from './interactions-file.ts';
import { createInteractionsStore } from './interactions.store.ts';
import { shuffle } from './shuffle.ts';

export interface ExportParts {
  db: Kysely<Tables>;
  /** Where `interactions.ndjson` is written. */
  folder: string;
  signal?: AbortSignal;
  /** What is done between two portions, so that a site stays free for its visitors. */
  rest?: () => Promise<unknown>;
  now?: () => Date;
}

export interface ExportedInteractions {
  people: number;
  films: number;
  /** False where the file said the same already and was left as it is. */
  isNew: boolean;
}

/** What so many people keep is read in a few milliseconds. */
const peopleAtOnce = 100;
/** One film says nothing about what goes together. */
const fewestFilms = 2;

/** Rejects with the storage's failures, the file system's errors, or the signal's reason; the old file then stays. */
export async function exportInteractions(parts: ExportParts): Promise<ExportedInteractions> {
  const { db, folder, signal, rest = letOthersGo, now = () => new Date() } = parts;
  const store = createInteractionsStore(db);
  const userIds = await store.listUserIds();
  // A new order each time: two files side by side do not tell which lines are the same person's.
  shuffle(userIds);

  const file = await InteractionsFileWriter.open(folder);
  try {
    const films = new Set<number>();
    let people = 0;
    for (let first = 0; first < userIds.length; first += peopleAtOnce) {
      signal?.throwIfAborted();
      const read = await store.readPeople(userIds.slice(first, first + peopleAtOnce));
      const telling = read.filter((person) => filmsOf(person).size >= fewestFilms);
      shuffle(telling);
      for (const person of telling) for (const film of filmsOf(person)) films.add(film);
      await file.write(telling);
      people += telling.length;
      await rest();
    }
    return { people, films: films.size, isNew: await file.finish(now()) };
  } finally {
    await file.close();
  }
}

function filmsOf({ liked, watched, wanted, playlists }: InteractionsLine): Set<number> {
  return new Set([...liked, ...watched, ...wanted, ...playlists.flat()]);
}

function letOthersGo(): Promise<unknown> {
  return new Promise(setImmediate);
}
