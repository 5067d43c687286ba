/** Loads the AI SDK when the first message for a model comes: a site without one never reads its megabyte. */
import type { LanguageModel } from 'ai';

export interface Sdk {
  generateText: typeof import('ai').generateText;
  isStepCount: typeof import('ai').isStepCount;
  jsonSchema: typeof import('ai').jsonSchema;
  tool: typeof import('ai').tool;
  openModel: (address: EndpointAddress, send: typeof fetch) => LanguageModel;
}

export interface EndpointAddress {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  /** Left out for an endpoint that asks for none. */
  apiKey?: string;
  model: string;
}

let loading: Promise<Sdk> | undefined;

export function loadSdk(): Promise<Sdk> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sdk> {
  const [ai, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const { generateText, isStepCount, jsonSchema, tool } = ai;
  return {
    generateText,
    isStepCount,
    jsonSchema,
    tool,
    openModel: ({ baseUrl, apiKey, model }, send) =>
      createOpenAICompatible({
        name: 'endpoint',
        baseURL: baseUrl,
        fetch: send,
        ...(apiKey !== undefined && { apiKey }),
      })(model),
  };
}
