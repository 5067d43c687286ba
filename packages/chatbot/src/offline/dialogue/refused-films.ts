/** Films that a message refuses without naming them: 'not that one', 'I've seen those', 'none of these'. */
import type { Conversation } from '../../conversation.ts';

const many =
  /\b(?:(?:seen|watched|know|saw|hated|hate) (?:\w+ )?(?:those|these|them|all|most of them|everything)|(?:not|none of|no to|neither of) (?:any of )?(?:those|these|them)|dont (?:like|want) (?:any of )?(?:those|these|them)|seen (?:them )?all)\b/u;
const one =
  /\b(?:(?:seen|watched|know|saw|hated|hate) (?:that|this|it)(?: one| film| movie)?|not (?:that|this|it)(?: one| film| movie)?|dont (?:like|want) (?:that|this|it))\b/u;
const only =
  /\b(?:not (?:so|that|this|it) (?:\w+ )?(?:scary|long|old|violent|sad|dark|slow|new|good)|it is|know (?:that|this|it) (?:is|was|has))\b/u;

export interface RefusalQuestion {
  line: string;
  conversation: Conversation;
  subjectFilm: number | null;
}

/** Ids of films of the conversation. */
export function refusedFilms({ line, conversation, subjectFilm }: RefusalQuestion): readonly number[] {
  if (/\bFILM\b/u.test(line)) return [];
  if (many.test(line)) return conversation.latestPicks;
  if (!one.test(line) || only.test(line)) return [];
  return subjectFilm === null ? conversation.latestPicks.slice(0, 1) : [subjectFilm];
}
