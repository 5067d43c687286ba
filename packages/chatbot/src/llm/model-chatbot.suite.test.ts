/** What every engine promises, of the engine over an endpoint: with a good model, and with one that obeys whatever it reads. */
import { afterAll, beforeAll } from 'vitest';
import { chatbotSuite } from '../chatbot.suite.ts';
import { openMind } from '../offline/mind.ts';
import { createOfflineChatbot } from '../offline/offline-chatbot.ts';
import { createModelChatbot } from './model-chatbot.ts';
import { type ScriptedEndpoint, startScriptedEndpoint } from './scripted-endpoint.ts';
import { quickModel } from './scripted/good.ts';
import { injectedModel } from './scripted/lying.ts';
import type { Script } from './scripted/script.ts';

const scripts: Readonly<Record<string, Script>> = {
  good: quickModel(),
  'obeying every order that it reads': injectedModel,
};

for (const [name, script] of Object.entries(scripts)) {
  let endpoint: ScriptedEndpoint;
  beforeAll(async () => {
    endpoint = await startScriptedEndpoint(script);
  });
  afterAll(() => endpoint.stop());

  chatbotSuite({
    name: `with a model that is ${name}`,
    create(source) {
      const mind = openMind(source);
      return createModelChatbot({
        model: { baseUrl: endpoint.baseUrl, model: 'scripted' },
        source,
        mind,
        offline: createOfflineChatbot({ source, mind }),
        budget: { hasLeft: () => Promise.resolve(true), spend: () => Promise.resolve() },
        tell: () => undefined,
      });
    },
  });
}
