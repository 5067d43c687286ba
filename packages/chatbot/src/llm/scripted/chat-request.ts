/** A request as an endpoint receives it, and what a script reads in it. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

const call = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

const message = z.object({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string().nullish(),
  tool_calls: z.array(call).optional(),
  tool_call_id: z.string().optional(),
});

const chatRequest = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  max_tokens: z.int().positive().optional(),
  messages: z.array(message).min(1),
  tools: z
    .array(z.object({ function: z.object({ name: z.string(), parameters: z.looseObject({}) }) }))
    .default([]),
});

export type ChatRequest = z.infer<typeof chatRequest> & {
  /** The whole body as it came. */
  body: string;
};

/** Rejects where the body is not what the protocol asks for. */
export async function readChatRequest(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  return { ...chatRequest.parse(JSON.parse(body)), body };
}

/** What the visitor said last. */
export const lastAsked = ({ messages }: ChatRequest): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** Results of tools since the visitor spoke, oldest first: of the search that is done beforehand, and of the script's own. */
export function toolResults({ messages }: ChatRequest): string[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages
    .slice(asked + 1)
    .flatMap(({ role, content }) => (role === 'tool' && content ? [content] : []));
}

export const offersTool = ({ tools }: ChatRequest, name: string): boolean =>
  tools.some((tool) => tool.function.name === name);

const filmsOfResult = z.object({
  films: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      moods: z.array(z.string()).default([]),
      genres: z.array(z.string()).default([]),
      overview: z.string().default(''),
    }),
  ),
});

export type TalkedOfFilm = z.infer<typeof filmsOfResult>['films'][number];

/** The films of the latest result that has some. */
export function filmsTalkedOf(request: ChatRequest): TalkedOfFilm[] {
  const lists = toolResults(request).map(readFilms);
  return lists.findLast((films) => films.length > 0) ?? [];
}

function readFilms(result: string): TalkedOfFilm[] {
  try {
    return filmsOfResult.safeParse(JSON.parse(result)).data?.films ?? [];
  } catch {
    // A result in words: an error, or the correction of a reply.
    return [];
  }
}

/** Films that earlier replies in the conversation linked to. */
export function filmsShown({ messages }: ChatRequest): number[] {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content ?? '');
  return said.flatMap((text) => [...text.matchAll(/\/movie\/(\d+)/gu)].map(([, id]) => Number(id)));
}
