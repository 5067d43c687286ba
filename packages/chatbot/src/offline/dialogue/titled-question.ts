/** Questions that can only be about a film, whatever its title reads like: 'who directed Zzyzx Road', 'where can I stream Alien'. */
import type { MessageWord } from '../reading/message-words.ts';

const frames: readonly RegExp[] = [
  /^(?:so |and |hey |ok )?(?:who (?:directed|wrote|starred in|stars in|is in|was in|acts in|plays in|acted in)|how long is|what year (?:was|is|did)|when did|tell me about|what do you know about|have you seen|have you got|where can i (?:watch|stream|see|find|rent|buy)) (?:the film |the movie )?(.+?)(?: come out| released| made| online)?$/u,
  /^(?:so |and |hey |ok )?(?:what is|whats|what was) (.+) about$/u,
  /^(?:is|was) (.+) (?:any good|worth watching|worth seeing)$/u,
  /^how much (?:money )?did (.+) (?:make|cost|earn|gross)$/u,
];
/** 'Do you have Zorblax Rising': a title here only where it is written like one. */
const having =
  /^(?:so |and |hey |ok )?(?:do you have|have you got|is there a (?:film|movie) called) (?:the film |the movie )?(.+)$/u;
const noTitles: ReadonlySet<string> = new Set(
  'it this that these those them they you me us yourself he she him her one ones any films movies flicks comedies thrillers dramas documentaries westerns something anything FILM PERSON MISSING'.split(
    ' ',
  ),
);
const anyFilm = /^(?:the|a) (?:film|movie|story)$/u;
const longestTitle = 8;

export interface TitledQuestion {
  /** Where the title stands among the words. */
  from: number;
  to: number;
  /** As it was written. */
  written: string;
  /** The line with FILM in place of the title. */
  line: string;
}

function isWrittenAsTitle(title: string, words: readonly MessageWord[]): boolean {
  const [first] = words.slice(-title.split(' ').length);
  return first !== undefined && (first.isCapitalised || first.isQuoted) && first.folded !== 'i';
}

/** Null where the line is no such question, or what stands for the title can be none. */
export function readTitledQuestion(line: string, words: readonly MessageWord[]): TitledQuestion | null {
  for (const frame of [...frames, having]) {
    const title = frame.exec(line)?.[1];
    if (title === undefined) continue;
    if (frame === having && !isWrittenAsTitle(title, words)) return null;
    const named = title.split(' ');
    const isTitle =
      named.length <= longestTitle && !named.some((word) => noTitles.has(word)) && !anyFilm.test(title);
    if (!isTitle) return null;
    const start = line.lastIndexOf(title);
    const from = line.slice(0, start).split(' ').length - 1;
    const to = from + named.length;
    const written = words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    return { from, to, written, line: `${line.slice(0, start)}FILM${line.slice(start + title.length)}` };
  }
  return null;
}
