/**
 * `npm run eval:talk -- [--page ID] [--as-user] [--model URL] [--films N] [< FILE]`: talks with the chatbot on the command
 * line. A line is a message; an empty line begins a new conversation, `page 949` goes to a film's page, a line that begins
 * with # is skipped.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Chatbot, Turn } from '@kinora/chatbot/chatbot';
import { newConversation } from '@kinora/chatbot/conversation';
import { createModelChatbot } from '@kinora/chatbot/llm/model-chatbot';
import { type ChatEngine, createChatEngine } from './chat-engine.ts';
import { inventFilms } from './invented-catalogue.ts';
import { findShippedSimilar, readShippedFilms } from './shipped-catalogue.ts';
import { findSimilarAmong } from './similar-films.ts';

const usage = 'npm run eval:talk -- [--page ID] [--as-user] [--model URL] [--films N] [< FILE]';
const words = readWords();

const engine = await openEngine();
const chatbot = words.model === undefined ? engine.chatbot : overModel(engine, words.model);
let page = words.page;
let conversation = newConversation();
const isTyped = process.stdin.isTTY;
const lines = createInterface({
  input: process.stdin,
  output: process.stdout,
  terminal: isTyped,
  prompt: '> ',
});
if (isTyped) lines.prompt();
for await (const line of lines) {
  await take(line.trim());
  if (isTyped) lines.prompt();
}

async function take(line: string): Promise<void> {
  if (line.startsWith('#')) return;
  if (line === '') {
    conversation = newConversation();
    page = words.page;
    console.log('\n― a new conversation ―');
    return;
  }
  const moved = /^page (\d*)$/u.exec(line);
  if (moved) {
    page = Number(moved[1]) || undefined;
    return;
  }
  await say(line);
}

async function say(message: string): Promise<void> {
  const begun = performance.now();
  const reply = await chatbot.reply(turnOf(message));
  ({ conversation } = reply);
  if (!isTyped)
    console.log(
      `\n> ${message}${page === undefined ? '' : `   [on the page of ${engine.mind.knowledge.filmsById.get(page)?.title}]`}`,
    );
  console.log(`\n${reply.message}`);
  if (reply.suggestions.length > 0) console.log(`\n[${reply.suggestions.join('] [')}]`);
  console.log(`(${reply.engine}, ${(performance.now() - begun).toFixed(0)} ms)`);
}

function turnOf(message: string): Turn {
  const turn: Turn = { message, conversation, signal: new AbortController().signal };
  if (page !== undefined) turn.pageFilm = page;
  if (words.asUser) turn.readLists = async () => userLists(engine);
  return turn;
}

/** A user who likes the fifth, tenth and so on of the best known films, and has watched and wants some others. */
function userLists({ mind }: ChatEngine) {
  const at = (first: number) =>
    [0, 1, 2, 3, 4].map((step) => mind.knowledge.films[first + step * 5]?.tmdbId ?? 0);
  return { liked: at(4), watched: at(1), wanted: at(2) };
}

async function openEngine(): Promise<ChatEngine> {
  if (words.films === undefined) return createChatEngine(readShippedFilms(), findShippedSimilar());
  const films = inventFilms(words.films, 1);
  return createChatEngine(films, findSimilarAmong(films));
}

function overModel({ source, mind, chatbot: offline }: ChatEngine, baseUrl: string): Chatbot {
  return createModelChatbot({
    model: { baseUrl, model: process.env['CHAT_LLM_MODEL'] ?? 'default' },
    source,
    mind: async () => mind,
    offline,
    budget: { hasLeft: async () => true, spend: async () => undefined },
    tell: (event) => console.log(JSON.stringify(event)),
  });
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        page: { type: 'string' },
        'as-user': { type: 'boolean', default: false },
        model: { type: 'string' },
        films: { type: 'string' },
      },
    });
    const parsed = { page: readNumber(values.page), films: readNumber(values.films) };
    if (Number.isNaN(parsed.page) || Number.isNaN(parsed.films)) throw new Error(usage);
    return { ...parsed, model: values.model, asUser: values['as-user'] };
  } catch (thrown) {
    console.error(thrown instanceof Error ? `${thrown.message}\n${usage}` : usage);
    process.exit(2);
  }
}

function readNumber(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written);
}
