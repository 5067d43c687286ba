import { rememberShown, type Conversation } from '../../conversation.ts';
import type { AnswerParts } from './answer.ts';

/** The conversation as it is when the next message comes, as far as the wishes go. */
export function nextConversation(
  { conversation, understanding, pageFilm }: AnswerParts,
  picks: readonly number[],
): Conversation {
  const { wishes, described } = understanding;
  return {
    ...conversation,
    turns: conversation.turns + 1,
    wishes,
    described,
    shown: rememberShown(conversation.shown, picks),
    latestPicks: picks.length > 0 ? [...picks] : conversation.latestPicks,
    subject: null,
    page: pageFilm ?? null,
    asked: null,
  };
}
