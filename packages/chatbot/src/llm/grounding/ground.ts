/** Makes of what the model wants to say what may be shown. */
import type { Pick } from '../../chatbot.ts';
import { chat } from '@kinora/contracts/limits';
import type { Desk } from '../tools/desk.ts';
import { type CheckedPick, checkPicks } from './check-picks.ts';
import { type Allowance, keepTrueSentences } from './check-words.ts';
import { factWordsOf } from './fact-words.ts';
import type { Draft } from './read-draft.ts';

export interface Grounded {
  /** '' where none of its sentences could stand. */
  intro: string;
  /** A reason is '' where it could not stand. */
  picks: Pick[];
  question: string;
  /** What was wrong, for the model. */
  faults: string[];
}

/** What the visitor said, and what was said of it. */
export interface Spoken {
  /** Folded words. */
  words: readonly string[];
  /** Films that the visitor named, or whose page it is. */
  films: readonly number[];
  isRecited: (folded: readonly string[]) => boolean;
}

const longest = { intro: 320, reason: 120, question: 160 } as const;

export function groundDraft(draft: Draft, desk: Desk, spoken: Spoken): Grounded {
  const { picks: checked, faults } = checkPicks(draft.picks, desk);
  const picks = checked.slice(0, chat.mostPicks);
  const allowAll = allowanceOf(picks, spoken);
  const say = (text: string, most: number, allowance = allowAll): string =>
    fit(keepTrueSentences(text, allowance, desk.parts.mind.findMentions), most);

  return {
    intro: say(draft.intro, longest.intro),
    picks: picks.map((pick) => ({
      tmdbId: pick.film.tmdbId,
      reason: asReason(say(pick.reason, longest.reason, allowanceOf([pick], spoken))),
    })),
    question: asQuestion(say(draft.question, longest.question)),
    faults,
  };
}

function allowanceOf(picks: readonly CheckedPick[], { words, films, isRecited }: Spoken): Allowance {
  return {
    films: new Set([...films, ...picks.map(({ film }) => film.tmdbId)]),
    facts: new Set([...words, ...picks.flatMap(({ film }) => factWordsOf(film))]),
    isRecited,
  };
}

/** As many sentences as fit; the first is cut at a word where it alone is too long. */
function fit(sentences: readonly string[], most: number): string {
  const [first, ...rest] = sentences;
  if (first === undefined) return '';
  if (first.length > most) return `${first.slice(0, first.lastIndexOf(' ', most - 1))}…`;
  return rest.reduce((text, next) => (text.length + next.length < most ? `${text} ${next}` : text), first);
}

const asReason = (text: string): string => text.replace(/[.\s]+$/u, '');

const asQuestion = (text: string): string => (text.endsWith('?') ? text : '');
