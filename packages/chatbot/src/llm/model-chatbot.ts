/** The engine over any OpenAI-compatible endpoint; where it fails, the offline engine answers. */
import type { Chatbot } from '../chatbot.ts';
import type { FilmSource } from '../film-source.ts';
import type { Mind } from '../offline/mind.ts';

export interface ModelSettings {
  baseUrl: string;
  /** Left out for an endpoint that asks for none. */
  apiKey?: string;
  model: string;
}

export interface TokenBudget {
  /** False where the day's tokens are used up. */
  hasLeft: () => Promise<boolean>;
  spend: (tokens: number) => Promise<void>;
}

/** What went on, for the operator; never what was said. */
export type Tell = (event: { kind: string; [detail: string]: string | number }) => void;

export interface ModelParts {
  model: ModelSettings;
  source: FilmSource;
  mind: () => Promise<Mind>;
  offline: Chatbot;
  budget: TokenBudget;
  tell: Tell;
}

export function createModelChatbot(_parts: ModelParts): Chatbot {
  throw new Error('not built yet');
}
