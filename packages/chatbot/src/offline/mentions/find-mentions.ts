/** Finds the films and people that a message names. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { MessageWord } from '../reading/message-words.ts';
import type { Mention } from './mention.ts';

export interface MentionParts {
  knowledge: FilmKnowledge;
  /** True for folded words that read as a wish ('scary movie', 'heat' is not): such a title needs a further sign. */
  readsAsWish: (folded: readonly string[]) => boolean;
}

export type FindMentions = (words: readonly MessageWord[]) => Mention[];

export async function createMentionFinder(_parts: MentionParts): Promise<FindMentions> {
  return () => [];
}
