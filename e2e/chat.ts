/** The test of journeys with the chatbot: a server of its own plays the API's part, and says what the test wants. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer, ChatMovie, ChatQuestion } from '@kinora/contracts/chat';
import { chatPath } from '@kinora/contracts/chat-paths';
import type { Locator, Page } from '@playwright/test';
import { expect, test as accountsTest } from './accounts.ts';

/** Ends the response, now or later. */
export type Say = (response: ServerResponse, question: ChatQuestion) => unknown;

export interface Bot {
  /** Everything asked so far. */
  asked: (ChatQuestion & { accept: string | undefined })[];
  /** From now on this is said to whatever is asked. */
  says: (say: Say) => void;
}

interface ChatFixtures {
  bot: Bot;
  panel: Locator;
  openChat: () => Promise<void>;
  /** Writes and sends. */
  ask: (message: string) => Promise<void>;
}

export const test = accountsTest.extend<ChatFixtures>({
  bot: async ({ context }, use) => {
    const bot = { asked: [] as Bot['asked'], say: sayJson(anAnswer()) };
    const server = createServer(async (request, response) => {
      const question = await readQuestion(request);
      bot.asked.push({ ...question, accept: request.headers.accept });
      await bot.say(response, question);
    }).listen(0, 'localhost');
    await once(server, 'listening');
    // A server that listens on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    await context.route(`**/${chatPath}`, (route) =>
      route.continue({ url: `http://localhost:${port}/${chatPath}` }),
    );
    await use({ asked: bot.asked, says: (say) => void (bot.say = say) });
    server.closeAllConnections();
    server.close();
  },

  panel: async ({ page }, use) => {
    await use(page.getByRole('dialog', { name: 'Movie Recommendation Chatbot' }));
  },

  openChat: async ({ page, panel }, use) => {
    await use(async () => {
      await chatButton(page).click();
      await panel.waitFor();
    });
  },

  ask: async ({ page }, use) => {
    await use(async (message) => {
      await input(page).fill(message);
      await page.getByRole('button', { name: 'Send' }).click();
    });
  },
});

export function chatButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Open the movie chatbot' });
}

export function input(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your message' });
}

export function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Conversation' });
}

/** Where fingers type, the keys must not come up by themselves. */
export async function expectFocus(page: Page, isFocused: boolean): Promise<void> {
  if (isFocused) await expect(input(page)).toBeFocused();
  else await expect(input(page)).not.toBeFocused();
}

async function readQuestion(request: IncomingMessage): Promise<ChatQuestion> {
  const pieces = await request.setEncoding('utf8').toArray();
  // The page's own tests prove the shape.
  return JSON.parse(pieces.join('')) as ChatQuestion;
}

export function sayJson(answer: unknown, status = 200): Say {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
}

/** Begins a streamed answer; each call sends one event at once. */
export function beginStream(response: ServerResponse): (name: string, data: unknown) => void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return (name, data) => void response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

export function anAnswer(overrides: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    message: 'Then something tense:\n\n- [Heat (1995)](/movie/949): about a heist\n\nShall it be *newer*?',
    conversationId: 'a-conversation-of-twenty',
    movies: [aPick()],
    suggestions: ['Something newer', 'Less violent'],
    engine: 'offline',
    ...overrides,
  };
}

function aPick(overrides: Partial<ChatMovie> = {}): ChatMovie {
  return {
    tmdb_id: 949,
    title: 'Heat',
    year: 1995,
    poster_path: null,
    vote_average: 7.9,
    reason: 'About a heist',
    ...overrides,
  };
}

export { expect };
