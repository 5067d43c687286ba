import { createChatEngine, today } from '/work/main/eval/chat/chat-engine.ts';
import { findShippedSimilar, readShippedFilms } from '/work/main/eval/chat/shipped-catalogue.ts';
import { newConversation } from '@kinora/chatbot/conversation';
import { noWishes } from '@kinora/chatbot/wishes';
const engine = await createChatEngine(readShippedFilms(), () => []);
for (const message of process.argv.slice(2)) {
  const { wishes, reading } = engine.understand({ message, conversation: newConversation(), pageFilm: undefined, today });
  const said = Object.fromEntries(Object.entries(wishes).filter(([f, v]) => JSON.stringify(v) !== JSON.stringify(noWishes[f])));
  console.log(message, '\n   ', JSON.stringify(said));
}
