/** The engine that needs no key, no network and no model. */
import type { Chatbot } from '../chatbot.ts';
import type { FilmSource } from '../film-source.ts';
import type { Mind } from './mind.ts';

export interface OfflineParts {
  source: FilmSource;
  mind: () => Promise<Mind>;
}

export function createOfflineChatbot(_parts: OfflineParts): Chatbot {
  throw new Error('not built yet');
}
