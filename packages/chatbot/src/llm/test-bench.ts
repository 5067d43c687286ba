/** Test support: the engine over a scripted endpoint, on the catalogue of invented films. */
import { inventedFilms } from '../a-film.ts';
import type { ChatFilm } from '../chat-film.ts';
import type { Chatbot } from '../chatbot.ts';
import { openMind } from '../offline/mind.ts';
import { createOfflineChatbot } from '../offline/offline-chatbot.ts';
import { aSource } from '../test-talk.ts';
import { createModelChatbot, type ModelParts } from './model-chatbot.ts';
import { type ScriptedEndpoint, startScriptedEndpoint } from './scripted-endpoint.ts';
import type { Script } from './scripted/script.ts';

export interface Bench {
  endpoint: ScriptedEndpoint;
  films: readonly ChatFilm[];
  /** Tokens that were paid for, one number a turn. */
  spent: number[];
  /** What the operator was told. */
  told: Parameters<ModelParts['tell']>[0][];
  createBot: (overrides?: Partial<ModelParts>) => Chatbot;
  /** What was asked, paid and told so far. */
  forget: () => void;
  stop: () => Promise<void>;
}

/** Looked for wherever it could leak to. */
export const canaryKey = 'sk-canary-3f9a';

export async function openBench(script: Script, films: readonly ChatFilm[] = inventedFilms): Promise<Bench> {
  const endpoint = await startScriptedEndpoint(script);
  const source = aSource(films);
  const mind = openMind(source);
  const spent: number[] = [];
  const told: Bench['told'] = [];

  const createBot: Bench['createBot'] = (overrides = {}) =>
    createModelChatbot({
      model: { baseUrl: endpoint.baseUrl, apiKey: canaryKey, model: 'scripted' },
      source,
      mind,
      offline: createOfflineChatbot({ source, mind }),
      budget: {
        hasLeft: () => Promise.resolve(true),
        spend: (tokens) => Promise.resolve(void spent.push(tokens)),
      },
      tell: (event) => told.push(event),
      ...overrides,
    });
  const forget = (): void => {
    for (const kept of [endpoint.requests, spent, told]) kept.length = 0;
  };
  return { endpoint, films, spent, told, createBot, forget, stop: endpoint.stop };
}
