/** Puts the chatbot together when its first message comes: until then it costs neither time nor memory. */
import type { Chatbot } from '@kinora/chatbot/chatbot';
import type { FilmSource } from '@kinora/chatbot/film-source';
import type { ModelSettings } from '@kinora/chatbot/llm/model-chatbot';
import { openOnce } from '@kinora/chatbot/open-once';
import { recommendations } from '@kinora/contracts/limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { createDailyTokens } from './daily-tokens.store.ts';
import type { Log } from './without-storage.ts';

export interface ChatbotNeeds {
  settings: {
    /** Undefined where the offline engine answers alone. */
    model: ModelSettings | undefined;
    dailyTokens: number;
  };
  readFilms: FilmSource['readFilms'];
  recommender: SimilarFilmsService;
  db: Kysely<Tables>;
  log: Log;
}

/** The recommendation service, as far as it is needed. */
export interface SimilarFilmsService {
  recommendFor(
    tmdbId: number,
    topN: number,
    timeUp: AbortSignal,
  ): Promise<readonly { tmdbId: number; rating: number }[]>;
}

export function openChatbot(needs: ChatbotNeeds): Chatbot {
  const findEngine = openOnce(() => openEngine(needs));
  return { reply: async (turn) => (await findEngine()).reply(turn) };
}

async function openEngine(needs: ChatbotNeeds): Promise<Chatbot> {
  const { settings, db, log } = needs;
  const { openMind } = await import('@kinora/chatbot/offline/mind');
  const { createOfflineChatbot } = await import('@kinora/chatbot/offline/offline-chatbot');
  const source = createFilmSource(needs);
  const mind = openMind(source);
  const offline = createOfflineChatbot({ source, mind });
  if (settings.model === undefined || settings.dailyTokens === 0) return offline;

  const { createModelChatbot } = await import('@kinora/chatbot/llm/model-chatbot');
  return createModelChatbot({
    model: settings.model,
    source,
    mind,
    offline,
    budget: createDailyTokens({
      db,
      most: settings.dailyTokens,
      onFault: (thrown) => log.warn({ err: thrown }, 'the tokens of the chatbot cannot be counted'),
    }),
    tell: ({ kind, ...details }) => log.info({ event: kind, ...details }, 'chat'),
  });
}

/** Milliseconds that a reply waits for the recommendation service. */
const patience = 1_000;
const highestRating = 10;

function createFilmSource({ readFilms, recommender }: ChatbotNeeds): FilmSource {
  return {
    readFilms,
    findSimilar: async (tmdbId) => {
      // Not the turn's own signal: that a visitor left says nothing about the service.
      const timeUp = AbortSignal.timeout(patience);
      const films = await recommender.recommendFor(tmdbId, recommendations.mostRequested, timeUp);
      return films.map((film) => ({ tmdbId: film.tmdbId, fit: film.rating / highestRating }));
    },
    today: () => new Date(),
  };
}
