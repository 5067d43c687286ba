import type { Turn } from '@kinora/chatbot/chatbot';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { aChatbot, buildTestApp } from '../test-app.ts';
import { buildUserApp } from '../test-users.ts';
import { createConversationsStore } from './conversations.store.ts';
import { createTurns } from './take-turn.ts';
import { answerTo } from './test-sends.ts';

/** An app, and what was asked before in the conversation of each message. */
function aListener() {
  const before: string[][] = [];
  const chatbot = aChatbot({
    reply: (turn) => {
      before.push(turn.conversation.exchanges.map(({ asked }) => asked));
      return aChatbot().reply(turn);
    },
  });
  return { before, chat: { chatbot } };
}

test('[AP-12] a conversation goes on by its id, whichever process takes the next message', async () => {
  const { before, chat } = aListener();
  const database = createMemoryDatabase();
  const apps = [await buildTestApp({ database, chat }), await buildTestApp({ database, chat })];
  let conversationId: string | undefined;
  for (const [at, message] of ['one', 'two', 'three'].entries()) {
    const answer = await answerTo(apps[at % 2]!, message, conversationId ? { conversationId } : {}); // there are two
    expect([undefined, answer.conversationId]).toContain(conversationId);
    conversationId = answer.conversationId;
  }
  expect(before).toEqual([[], ['one'], ['one', 'two']]);
});

test.each(['unknown-unknown-unknown', 'short', '', '../../etc/passwd', 'x'.repeat(5_000), "' or 1=1 --"])(
  '[AP-12] the conversation %.20j, which nobody began, begins anew and silently',
  async (conversationId) => {
    const answer = await answerTo(await buildTestApp(), 'hello', { conversationId });
    expect(answer.conversationId).not.toBe(conversationId);
    expect(answer.message).toContain('You said hello');
  },
);

test('[AP-12] no two conversations share an id', async () => {
  const app = await buildTestApp();
  const answers = [await answerTo(app, 'hello'), await answerTo(app, 'hello')];
  expect(new Set(answers.map(({ conversationId }) => conversationId)).size).toBe(2);
});

test('[AP-12] [R49] a conversation of a user goes on with that user’s token alone', async () => {
  const { before, chat } = aListener();
  const { app, signUp } = await buildUserApp({ chat });
  const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
  const { conversationId } = await answerTo(app, 'of robin', { token: robin.token });
  const strangers = [
    await answerTo(app, 'of nobody', { conversationId }),
    await answerTo(app, 'of kim', { conversationId, token: kim.token }),
  ];
  for (const stranger of strangers) expect(stranger.conversationId).not.toBe(conversationId);
  const again = await answerTo(app, 'of robin again', { conversationId, token: robin.token });
  expect(again.conversationId).toBe(conversationId);
  expect(before).toEqual([[], [], [], ['of robin']]);
});

test('[AP-12] who signs in in the middle of a conversation goes on with it, and takes it along', async () => {
  const { before, chat } = aListener();
  const { app, signUp } = await buildUserApp({ chat });
  const robin = await signUp('Robin');
  const { conversationId } = await answerTo(app, 'before');
  const after = await answerTo(app, 'after', { conversationId, token: robin.token });
  const loggedOut = await answerTo(app, 'logged out', { conversationId });
  expect(after.conversationId).toBe(conversationId);
  expect(loggedOut.conversationId).not.toBe(conversationId);
  expect(before).toEqual([[], ['before'], []]);
});

test('[R4] of many replies at once each begins in a round of its own, so that others are answered between them', async () => {
  let rounds = 0;
  let isOver = false;
  const countRounds = () => {
    rounds += 1;
    if (!isOver) setImmediate(countRounds);
  };
  setImmediate(countRounds);
  const begunIn: number[] = [];
  const { db } = createMemoryDatabase();
  const takeTurn = createTurns({
    chatbot: aChatbot({
      reply: (turn: Turn) => {
        begunIn.push(rounds);
        return aChatbot().reply(turn);
      },
    }),
    conversations: createConversationsStore(db),
    listKeptFilms: async () => ({ liked: [], watched: [], wanted: [] }),
  });
  const { signal } = new AbortController();
  const log = { info: () => undefined, warn: () => undefined };
  await Promise.all(
    Array.from({ length: 5 }, () =>
      takeTurn({ question: { message: 'hello' }, userId: undefined, signal, log }),
    ),
  );
  isOver = true;
  expect(new Set(begunIn).size).toBe(5);
});
