/** The offline engine over some films, with a clock that stands still: labels and prompts say 'this year'. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { Chatbot } from '@kinora/chatbot/chatbot';
import type { FilmSource, SimilarFilm } from '@kinora/chatbot/film-source';
import { createUnderstanding, type Understand } from '@kinora/chatbot/offline/dialogue/understand';
import { createMind, type Mind } from '@kinora/chatbot/offline/mind';
import { createOfflineChatbot } from '@kinora/chatbot/offline/offline-chatbot';

export const today = new Date('2026-11-21T20:00:00Z');

export interface ChatEngine {
  films: readonly ChatFilm[];
  source: FilmSource;
  mind: Mind;
  understand: Understand;
  chatbot: Chatbot;
}

export async function createChatEngine(
  films: readonly ChatFilm[],
  similar: (tmdbId: number) => readonly SimilarFilm[],
): Promise<ChatEngine> {
  const source: FilmSource = {
    readFilms: async () => films,
    findSimilar: async (tmdbId) => similar(tmdbId),
    today: () => today,
  };
  const mind = await createMind(source);
  const chatbot = createOfflineChatbot({ source, mind: async () => mind });
  return { films, source, mind, understand: createUnderstanding(mind), chatbot };
}
