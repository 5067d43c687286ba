/** Builds what the tests of this folder ask with. */
import { aFilm, someWishes } from '../../a-film.ts';
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { createRetriever } from './create-retriever.ts';
import type { Query, Retrieve, Retrieved } from './retrieval.ts';

/** A film that shares nothing with another but its kind and its time. */
export function plainFilm(tmdbId: number, overrides: Partial<ChatFilm> = {}): ChatFilm {
  const title = `Number ${String.fromCodePoint(65 + (tmdbId % 26))}${tmdbId}`;
  const plain = { title, overview: '', themes: [], moods: [], directors: [], cast: [] };
  return aFilm({ tmdbId, prominence: 0.7, ...plain, ...overrides });
}

export function plainFilms(count: number, overrides: (at: number) => Partial<ChatFilm> = () => ({})) {
  return Array.from({ length: count }, (_, at) => plainFilm(at + 1, overrides(at)));
}

export function aPerson(id: number): ChatPerson {
  return { id, name: `Person ${id}` };
}

export function aRole(id: number, character = ''): ChatPerson & { character: string } {
  return { ...aPerson(id), character };
}

export function aQuery(overrides: Partial<Query> = {}): Query {
  return {
    wishes: someWishes(),
    words: [],
    neighbours: new Map(),
    tastes: [],
    hidden: new Set(),
    count: 5,
    ...overrides,
  };
}

export async function retrieverOf(films: readonly ChatFilm[]): Promise<Retrieve> {
  return createRetriever(await createKnowledge(films));
}

export function idsOf({ found }: Retrieved): number[] {
  return found.map(({ film }) => film.tmdbId);
}
