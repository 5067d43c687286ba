/** The engine that needs no key, no network and no model. */
import type { Chatbot, Reply, Turn } from '../chatbot.ts';
import { rememberExchange, rememberShown, type Conversation } from '../conversation.ts';
import type { FilmSource } from '../film-source.ts';
import type { Answer, Lists } from './answers/answer.ts';
import { composeAnswer } from './answers/compose-answer.ts';
import { wishesAnything } from './answers/find-opening.ts';
import { createUnderstanding, type Understanding } from './dialogue/understand.ts';
import { findNeighbours } from './find-neighbours.ts';
import type { Mind } from './mind.ts';
import { readListsOf } from './read-lists.ts';

export interface OfflineParts {
  source: FilmSource;
  mind: () => Promise<Mind>;
}

function needsLists({ act: { kind } }: Understanding): boolean {
  return kind === 'find' || kind === 'list-question';
}

/** The films that the search goes by: those that were named, else the latest that the visitor liked. */
function seedsOf({ act, wishes }: Understanding, lists: Lists): readonly number[] {
  if (act.kind !== 'find') return [];
  if (wishes.likeFilms.length > 0) return wishes.likeFilms;
  return lists.kind === 'read' && !wishesAnything(wishes) ? lists.liked : [];
}

/** The conversation with the exchange in it. */
function continueConversation({ conversation, message, pageFilm }: Turn, answer: Answer): Conversation {
  const picks = answer.picks.map(({ tmdbId }) => tmdbId);
  return {
    ...conversation,
    turns: conversation.turns + 1,
    exchanges: rememberExchange(conversation.exchanges, { asked: message, answered: answer.message }),
    wishes: answer.wishes,
    described: answer.described,
    shown: rememberShown(conversation.shown, picks),
    latestPicks: picks.length > 0 ? picks : conversation.latestPicks,
    subject: answer.subject,
    page: pageFilm ?? null,
    asked: answer.asked,
  };
}

export function createOfflineChatbot({ source, mind: openMind }: OfflineParts): Chatbot {
  async function reply(turn: Turn): Promise<Reply> {
    const { message, conversation, pageFilm, signal } = turn;
    signal.throwIfAborted();
    const mind = await openMind();
    const understand = createUnderstanding(mind);
    const today = source.today();
    const understanding = understand({ message, conversation, pageFilm, today });
    const lists: Lists = needsLists(understanding) ? await readListsOf(turn) : { kind: 'signed-out' };
    const neighbours = await findNeighbours(source, seedsOf(understanding, lists), signal);
    signal.throwIfAborted();
    const known = { mind, understand, understanding, conversation, pageFilm, today };
    const answer = composeAnswer({ ...known, lists, neighbours });
    const { message: said, picks, suggestions } = answer;
    return {
      message: said,
      picks,
      suggestions,
      engine: 'offline',
      conversation: continueConversation(turn, answer),
    };
  }
  return { reply };
}
