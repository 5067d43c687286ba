/** A question that can only be about a film, with a title that no film of the catalogue has: 'who directed Zzyzx Road'. */
import type { MessageWord } from '../reading/message-words.ts';
import { filmWords } from './guard-words.ts';

const frames: readonly RegExp[] = [
  /^(?:so |and |hey |ok )?(?:who (?:directed|wrote|starred in|stars in|is in|was in|acts in|plays in|acted in)|how long is|what year (?:was|is|did)|when did|tell me about|what do you know about|have you seen) (?:the film |the movie )?(.+?)(?: come out| released| made)?$/u,
  /^(?:so |and |hey |ok )?(?:what is|whats|what was) (.+) about$/u,
  /^(?:is|was) (.+) (?:any good|worth watching|worth seeing)$/u,
];
const noTitles: ReadonlySet<string> = new Set(
  'it this that these those them they you me us yourself he she him her one ones FILM PERSON MISSING'.split(
    ' ',
  ),
);
const longestTitle = 8;

/** The title as it was written, or null. */
export function readUnnamedFilm(line: string, words: readonly MessageWord[]): string | null {
  for (const frame of frames) {
    const title = frame.exec(line)?.[1];
    if (title === undefined) continue;
    const named = title.split(' ');
    if (named.length > longestTitle || named.some((word) => noTitles.has(word) || filmWords.has(word)))
      return null;
    const from = line.slice(0, line.lastIndexOf(title)).split(' ').length - 1;
    return words
      .slice(from, from + named.length)
      .map(({ text }) => text)
      .join(' ');
  }
  return null;
}
