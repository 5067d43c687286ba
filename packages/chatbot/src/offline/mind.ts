/** What both engines understand and find with: drawn up once, at the first message. */
import type { FilmSource } from '../film-source.ts';
import { openOnce } from '../open-once.ts';
import { createKnowledge } from './knowledge/create-knowledge.ts';
import type { FilmKnowledge } from './knowledge/film-knowledge.ts';
import { createMentionFinder, type MentionFinder } from './mentions/find-mentions.ts';
import { createRetriever } from './retrieval/create-retriever.ts';
import type { Retrieve } from './retrieval/retrieval.ts';
import { createWishReader, type WishReader } from './wishes/read-wishes.ts';

export interface Mind extends MentionFinder {
  knowledge: FilmKnowledge;
  readWishes: WishReader['readWishes'];
  retrieve: Retrieve;
}

export async function createMind(source: Pick<FilmSource, 'readFilms'>): Promise<Mind> {
  const knowledge = await createKnowledge(await source.readFilms());
  const { readWishes, readsAsWish } = createWishReader(knowledge);
  const mentionFinder = await createMentionFinder({ knowledge, readsAsWish });
  const retrieve = await createRetriever(knowledge);
  return { knowledge, ...mentionFinder, readWishes, retrieve };
}

/** Draws the mind up at the first call, once for all who ask meanwhile; a failed try is made again at the next. */
export function openMind(source: Pick<FilmSource, 'readFilms'>): () => Promise<Mind> {
  return openOnce(() => createMind(source));
}
