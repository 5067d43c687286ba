/** Films that a message refuses without naming them: 'not that one', 'I've seen those', 'none of these'. */
import type { Conversation } from '../../conversation.ts';

const many =
  /\b(?:(?:seen|watched|know|saw|hated|hate) (?:\w+ )?(?:those|these|them|all|both|most of them|everything)|(?:not|none of|no to|neither of) (?:any of )?(?:those|these|them)|dont (?:like|want) (?:any of )?(?:those|these|them)|seen (?:them )?all)\b/u;
const one =
  /\b(?:(?:seen|watched|know|saw|hated|hate) (?:that|this|it)(?: one| film| movie)?|not (?:that|this|it)(?: one| film| movie)?|dont (?:like|want) (?:that|this|it))\b/u;
const only =
  /\b(?:not (?:so|that|this|it) (?:\w+ )?(?:scary|long|old|violent|sad|dark|slow|new|good)|it is|know (?:that|this|it) (?:is|was|has))\b/u;

const some =
  /\b(?:seen|watched|know|saw|not|hated|hate) (?:\w+ )?(?:the )?(first|last) (two|three|four|2|3|4)\b/u;
const counts: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);

/** 'I have seen the first two'. */
function refusedPart(line: string, latest: readonly number[]): readonly number[] | null {
  const [, end, written = ''] = some.exec(line) ?? [];
  if (end === undefined) return null;
  const length = counts.get(written) ?? Number(written);
  return end === 'first' ? latest.slice(0, length) : latest.slice(-length);
}

export interface RefusalQuestion {
  line: string;
  conversation: Conversation;
  subjectFilm: number | null;
}

const refusing = /^(?:(?:but|and|ideally|preferably|please|just|ok) )*not (.+)$/u;

/** 'But not inside out': what is refused by a title that reads like other words. */
export function readRefusedTitle(line: string): string | null {
  return refusing.exec(line)?.[1] ?? null;
}

/** Ids of films of the conversation. */
export function refusedFilms({ line, conversation, subjectFilm }: RefusalQuestion): readonly number[] {
  if (/\bFILM\b/u.test(line)) return [];
  const part = refusedPart(line, conversation.latestPicks);
  if (part) return part;
  if (many.test(line)) return conversation.latestPicks;
  if (!one.test(line) || only.test(line)) return [];
  // After a list, 'that one' is its first film and not the one of the page.
  const isList =
    conversation.subject === null && conversation.latestPicks.length > 0 && /\bthat\b/u.test(line);
  return isList || subjectFilm === null ? conversation.latestPicks.slice(0, 1) : [subjectFilm];
}
