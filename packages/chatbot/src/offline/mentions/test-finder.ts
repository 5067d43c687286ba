/** For tests: finds mentions of the films of `someFilms`, where a few words read as wishes. */
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { createMentionFinder, type MentionFinder } from './find-mentions.ts';
import { someFilms } from './some-films.ts';

const wishes = new Set(['scary movie', 'scary', 'love', 'comedy', 'horror', 'seventies', 'paris']);

export const fellowship = 'The Lord of the Rings: The Fellowship of the Ring (2001)';

export async function openFinder(): Promise<{ knowledge: FilmKnowledge; finder: MentionFinder }> {
  const knowledge = await createKnowledge(someFilms());
  const finder = await createMentionFinder({
    knowledge,
    readsAsWish: (words) => wishes.has(words.join(' ')),
  });
  return { knowledge, finder };
}
