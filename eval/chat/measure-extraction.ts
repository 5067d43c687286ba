/** How many labelled messages are understood exactly, wish for wish. */
import { newConversation, type Conversation } from '@kinora/chatbot/conversation';
import type { WishField } from '@kinora/chatbot/offline/wishes/wish-reading';
import type { Wishes } from '@kinora/chatbot/wishes';
import { type ChatEngine, today } from './chat-engine.ts';
import { differingFields, fieldsMovedBy, writeComparison } from './compare-wishes.ts';
import type { LabelledMessage } from './labelled-message.ts';

export interface Mistake {
  message: LabelledMessage;
  fields: (WishField | 'compares')[];
  found: Wishes;
  compares: string[];
}

export interface ExtractionFigures {
  messages: number;
  mistakes: Mistake[];
}

export async function measureExtraction(
  engine: ChatEngine,
  messages: readonly LabelledMessage[],
): Promise<ExtractionFigures> {
  const mistakes: Mistake[] = [];
  for (const message of messages) {
    const mistake = await findMistake(engine, message);
    if (mistake.fields.length > 0) mistakes.push(mistake);
  }
  return { messages: messages.length, mistakes };
}

async function findMistake(engine: ChatEngine, message: LabelledMessage): Promise<Mistake> {
  const conversation = await talkThrough(engine, message);
  const question = { message: message.message, conversation, pageFilm: message.page, today };
  const { wishes, reading } = engine.understand(question);
  const compares = reading.comparisons.map(writeComparison).sort();
  const expected = (message.compares ?? []).toSorted();
  const moved = new Set(expected.flatMap(fieldsMovedBy));
  const fields: Mistake['fields'] = differingFields(wishes, message.wishes).filter(
    (field) => !moved.has(field),
  );
  if (compares.join() !== expected.join()) fields.push('compares');
  return { message, fields, found: wishes, compares };
}

/** The conversation after what was said before. */
async function talkThrough(
  { chatbot }: ChatEngine,
  { history = [], page }: LabelledMessage,
): Promise<Conversation> {
  let conversation = newConversation();
  for (const message of history) {
    const turn = { message, conversation, signal: new AbortController().signal };
    ({ conversation } = await chatbot.reply(page === undefined ? turn : { ...turn, pageFilm: page }));
  }
  return conversation;
}
