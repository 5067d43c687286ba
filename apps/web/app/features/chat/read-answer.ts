/** Reads the bot's answer at the door. What cannot be shown of it is left out; only the text must be there. */
import type { ChatMovie } from '@kinora/contracts/chat';
import { chat } from '@kinora/contracts/limits';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import type { BotAnswer } from './chat-state.ts';

/** Far more than the server ever says: markdown that is as long takes no time to show. */
const longestText = 8_000;
const mostSuggestions = 3;

export interface ReadAnswer extends BotAnswer {
  conversationId?: string;
}

/** Throws a `CallError` for what is no answer. */
export function readAnswer(answer: unknown): ReadAnswer {
  const text = isObject(answer) ? readText(answer['message']) : '';
  if (!isObject(answer) || text === '') throw unexpectedAnswer();
  const { conversationId } = answer;
  return {
    text,
    ...readMoviesAndSuggestions(answer),
    ...(typeof conversationId === 'string' && { conversationId }),
  };
}

export function readMoviesAndSuggestions(answer: unknown): Pick<BotAnswer, 'movies' | 'suggestions'> {
  const { movies, suggestions } = isObject(answer) ? answer : {};
  return {
    movies: listOf(movies).filter(isChatMovie).slice(0, chat.mostPicks),
    suggestions: listOf(suggestions).filter(isShortText).slice(0, mostSuggestions),
  };
}

/** Empty for what is no text. */
export function readText(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, longestText) : '';
}

function listOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

function isShortText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= 200;
}

function isChatMovie(movie: unknown): movie is ChatMovie {
  if (!isObject(movie)) return false;
  const { tmdb_id: id, title, year, poster_path: poster, vote_average: rating, reason } = movie;
  return (
    Number.isInteger(id) &&
    Number(id) > 0 &&
    typeof title === 'string' &&
    (year === null || Number.isInteger(year)) &&
    (poster === null || (typeof poster === 'string' && /^\/[\w.-]+$/.test(poster))) &&
    typeof rating === 'number' &&
    typeof reason === 'string'
  );
}
