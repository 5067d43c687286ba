/** Finds the films and people that a message names. */
import type { ChatFilm } from '../../chat-film.ts';
import type { FilmKnowledge, KnownPerson } from '../knowledge/film-knowledge.ts';
import type { MessageWord } from '../reading/message-words.ts';
import { chooseMentions } from './judging/choose-mentions.ts';
import { gatherCandidates } from './judging/gather-candidates.ts';
import { findMissingFilms } from './judging/find-missing-films.ts';
import { createPersonLookUp, createTitleLookUp } from './look-up.ts';
import type { Mention } from './mention.ts';
import { createNameMatcher } from './names/match-names.ts';
import { mendLightWords } from './names/mend-light-words.ts';
import { createNameIndex, type NameIndex } from './names/name-index.ts';
import { viewMessage } from './signs/message-view.ts';

export interface MentionParts {
  knowledge: FilmKnowledge;
  /** True for folded words that read as a wish ('scary movie', 'heat' is not): such a title needs a further sign. */
  readsAsWish: (folded: readonly string[]) => boolean;
}

export type FindMentions = (words: readonly MessageWord[]) => Mention[];

export interface MentionFinder {
  findMentions: FindMentions;
  /** Films by a title, a part of it or a slip of the pen, with or without a year; best first, at most `limit`. */
  findTitles: (query: string, limit: number) => ChatFilm[];
  /** People by a name, a part of it or a slip of the pen; best first, at most `limit`. */
  findPeople: (query: string, limit: number) => KnownPerson[];
}

/** A message that is one quotation says no more by its marks than one without. */
function withoutOuterQuotes(words: readonly MessageWord[]): readonly MessageWord[] {
  if (!words.every(({ isQuoted }) => isQuoted)) return words;
  return words.map((word) => ({ ...word, isQuoted: false }));
}

function findMentionsIn(
  index: NameIndex,
  { knowledge, readsAsWish }: MentionParts,
  message: readonly MessageWord[],
): Mention[] {
  const { words, mended } = mendLightWords(index.lexicon, withoutOuterQuotes(message));
  const matcher = createNameMatcher(index, words);
  const candidates = words.flatMap((_, at) =>
    gatherCandidates({ index, knowledge }, words, matcher.matchesFrom(at)),
  );
  const view = viewMessage(words);
  const parts = { index, knowledge, readsAsWish, words, view, mended };
  const chosen = chooseMentions(parts, candidates);
  const missing = findMissingFilms(parts, candidates, chosen);
  return [...chosen, ...missing].sort((a, b) => a.from - b.from);
}

export async function createMentionFinder(parts: MentionParts): Promise<MentionFinder> {
  const index = await createNameIndex(parts.knowledge);
  return {
    findMentions: (words) => findMentionsIn(index, parts, words),
    findTitles: createTitleLookUp({ index, knowledge: parts.knowledge }),
    findPeople: createPersonLookUp({ index, knowledge: parts.knowledge }),
  };
}
