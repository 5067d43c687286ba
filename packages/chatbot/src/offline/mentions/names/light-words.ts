/** Words that are left out of names before they are compared. */
import { lightWords } from '@kinora/contracts/text/fold-text';

const articles = new Set(['the', 'a', 'an']);
const joiners = new Set(['and', 'of']);

export function isLight(word: string): boolean {
  return lightWords.has(word);
}

export function isArticle(word: string): boolean {
  return articles.has(word);
}

/** A joiner holds two parts together: 'Heat and Dust' is one title, 'Heat' and 'Dust' are two. */
export function isJoiner(word: string): boolean {
  return joiners.has(word);
}
