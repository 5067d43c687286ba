/** What the chatbot is asked and answers. */
import { z } from 'zod';
import { chat, largestId } from './limits.ts';

const filmId = z.int().min(1).max(largestId);

/** Opaque; only whoever began a conversation has it. */
export const conversationId = z.string().regex(/^[\w-]{20,64}$/);

/** Body of `POST /api/chat/send`. Only `message` is needed. */
export const chatQuestion = z.object({
  message: z.string().meta({
    description: 'White space around it is dropped.',
    minLength: 1,
    maxLength: chat.maximumMessageLength,
  }),
  conversationId: conversationId
    .optional()
    .describe('From the answer before; one that is unknown or has expired begins a new conversation.'),
  context: z
    .object({ page: z.string().max(300), tmdbId: filmId.optional() })
    .partial()
    .optional()
    .describe("Where the visitor is: the path, and the film on a film's page."),
});
export type ChatQuestion = z.infer<typeof chatQuestion>;

/** A film of the reply, as a card needs it. */
export const chatMovie = z.object({
  tmdb_id: filmId,
  title: z.string(),
  /** Null when unknown. */
  year: z.int().nullable(),
  poster_path: z.string().nullable(),
  vote_average: z.number().min(0).max(10),
  /** A short plain sentence. */
  reason: z.string(),
});
export type ChatMovie = z.infer<typeof chatMovie>;

export const chatAnswer = z.object({
  /** Markdown: paragraphs, emphasis, lists, links to `/movie/{tmdb_id}` alone. */
  message: z.string(),
  conversationId,
  /** In the order of the message. */
  movies: z.array(chatMovie).max(chat.mostPicks),
  /** Short messages that the visitor may send next. */
  suggestions: z.array(z.string()).max(3),
  engine: z.enum(['offline', 'model']),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

/**
 * The events of a streamed answer, each `event: {name}` with JSON as its data: any number of `delta`, whose texts
 * together are the message, then `movies`, then `done` with the whole answer; or `failure` in place of what is missing.
 * A title is only ever sent after it was checked.
 */
export const chatEvents = {
  delta: z.object({ text: z.string() }),
  movies: chatAnswer.pick({ movies: true, suggestions: true }),
  done: chatAnswer,
  failure: z.object({ code: z.string(), message: z.string() }),
} as const;
