/** Words that say nothing that the catalogue knows: 'asdf qwer'. */
import { leftoverWords } from '../dialogue/leftover-words.ts';
import { saysWishes } from '../dialogue/choose-act.ts';
import type { Found, Query } from '../retrieval/retrieval.ts';
import { noWishes } from '../../wishes.ts';
import type { Answer, AnswerParts } from './answer.ts';
import { answerSmallTalk } from './answer-small-talk.ts';
import type { FindAct } from '../dialogue/act.ts';

interface Searched {
  query: Query;
  found: readonly Found[];
}

/** The message wishes for nothing, and no film is told in its words. */
export function isWordless(parts: AnswerParts, act: FindAct, searched: Searched): boolean {
  const { mind, conversation, understanding } = parts;
  const { query, found: earlier } = searched;
  const { words, mentions, reading, wishes } = understanding;
  const isAccepted = conversation.asked?.kind === 'offer' && wishes === conversation.asked.wishes;
  const isRequest = act.more || act.surprise || act.personal || act.fromList !== null || isAccepted;
  if (isRequest || mentions.length > 0 || saysWishes(reading)) return false;
  const leftover = leftoverWords(words, reading.spans, mentions);
  if (leftover.length === 0) return false;
  const isAll = query.words.every((word) => leftover.includes(word));
  if (isAll && earlier.some(({ parts: { words: told } }) => told > 0)) return false;
  const plain = { ...query, wishes: structuredClone(noWishes), neighbours: new Map(), tastes: [] };
  const { found } = mind.retrieve({ ...plain, words: leftover });
  return found.every(({ parts: { words: told } }) => told === 0);
}

/** What was wished before stays as it was. */
export function answerWordless(parts: AnswerParts): Answer {
  const { wishes, described } = parts.conversation;
  return { ...answerSmallTalk(parts, { kind: 'unclear', lacks: null }), wishes, described };
}
