/** Lets the model look things up until it replies. */
import type { JSONSchema7, LanguageModel, ModelMessage, ToolSet } from 'ai';
import { z } from 'zod';
import { replyToolName } from '../prompt/system-prompt.ts';
import type { FilmTool } from '../tools/film-tool.ts';
import type { Sdk } from './load-sdk.ts';

export interface Exchange {
  sdk: Sdk;
  model: LanguageModel;
  system: string;
  messages: ModelMessage[];
  tools: readonly FilmTool[];
  /** Rounds in which the model may still look things up. */
  rounds: number;
  signal: AbortSignal;
}

export interface Said {
  /** What the tool of the reply was called with; undefined where it was not called. */
  reply: unknown;
  replyCallIds: string[];
  text: string;
  /** The question and everything after it. */
  messages: ModelMessage[];
  roundsUsed: number;
}

/** One reply of five films with reasons takes 300 tokens; models that think first need room for it. */
export const mostOutputTokens = 1_000;

export async function converse(exchange: Exchange): Promise<Said> {
  const { sdk, model, system, messages, tools, rounds, signal } = exchange;
  const result = await sdk.generateText({
    model,
    instructions: system,
    messages,
    tools: asToolSet(tools, sdk),
    // Many servers know no other choice, and some refuse the others.
    toolChoice: 'auto',
    stopWhen: sdk.isStepCount(rounds + 1),
    prepareStep: ({ steps }) => (steps.length >= rounds ? { activeTools: [replyToolName] } : {}),
    toolCallConcurrency: 1,
    maxOutputTokens: mostOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    experimental_download: refuseDownloads,
  });
  const { toolCalls, text } = result.finalStep;
  const replies = toolCalls.filter(({ toolName, invalid }) => toolName === replyToolName && !invalid);
  return {
    reply: replies[0]?.input,
    text,
    replyCallIds: replies.map(({ toolCallId }) => toolCallId),
    messages: [...messages, ...result.responseMessages],
    roundsUsed: Math.min(result.steps.length - 1, rounds),
  };
}

/** A file that the model's answer points at is never fetched. */
function refuseDownloads(files: readonly unknown[]): Promise<never[]> {
  return files.length === 0 ? Promise.resolve([]) : Promise.reject(new Error('nothing is downloaded'));
}

function dropBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.maxItems;
  delete jsonSchema.maxLength;
  delete jsonSchema.minimum;
  delete jsonSchema.maximum;
}

const replyInput = z.object({
  intro: z.string(),
  picks: z.array(z.object({ id: z.int(), reason: z.string() })),
  question: z.string(),
});

function asToolSet(tools: readonly FilmTool[], sdk: Sdk): ToolSet {
  const set: ToolSet = {
    // Without an execute function, so that its call ends the loop. What it was called with is read by `readDraft`.
    [replyToolName]: sdk.tool({
      description: 'Answers the visitor. Call it once, with three to five films.',
      inputSchema: sdk.jsonSchema(asJsonSchema(replyInput)),
    }),
  };
  for (const { name, description, input, run } of tools) {
    set[name] = sdk.tool({
      description,
      inputSchema: sdk.jsonSchema(asJsonSchema(input)),
      execute: run,
    });
  }
  return set;
}

/** As the tool reads it after forgiving; what it forgives is not told, and neither are bounds that nobody reaches. */
function asJsonSchema(input: z.ZodType): JSONSchema7 {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'output', override: dropBounds });
  // Zod's type allows the newer drafts' keywords, of which our inputs use none.
  return schema as JSONSchema7;
}
