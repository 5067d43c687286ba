import { Writable } from 'node:stream';
import { Failure } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { storageDown } from '../database/storage-failures.ts';
import { aCatalogue, aChatbot, aSettings, buildTestApp } from '../test-app.ts';
import { aListener, answerTo, sendMessage } from './test-sends.ts';

test('[AP-12] a film that cannot be read has no card, and the reply comes all the same', async () => {
  const catalogue = aCatalogue({ findMovie: () => Promise.reject(new Failure('catalogue-down', 'down')) });
  const answer = await answerTo(await buildTestApp({ catalogue }), 'a space film');
  expect(answer.movies).toEqual([]);
  expect(answer.message).toContain('[Star Wars (1977)](/movie/11)');
});

test('[AP-12] a catalogue that is down is said to be down', async () => {
  const down = new Failure('catalogue-down', 'The films cannot be read at the moment.');
  const chatbot = aChatbot({ reply: () => Promise.reject(down) });
  const answer = await sendMessage(await buildTestApp({ chat: { chatbot } }), 'a space film');
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'catalogue-down']);
});

function aLog() {
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logStream, settings: aSettings({ logLevel: 'trace' }) };
}

test('[R66] what is said stands in no line of the log, whatever becomes of it', async () => {
  const { lines, ...log } = aLog();
  const database = createMemoryDatabase();
  const app = await buildTestApp({ ...log, database });
  const answers = [
    await sendMessage(app, 'canary'),
    await sendMessage(app, 'canary '.repeat(200)),
    await sendMessage(app, 'canary', { context: { page: '/search/canary', tmdbId: -1 } }),
    await sendMessage(app, 'canary', { accept: 'text/event-stream' }),
  ];
  await database.db.schema.dropTable('conversations').execute();
  answers.push(await sendMessage(app, 'canary', { conversationId: 'canary-canary-canary-canary' }));
  answers.push(await sendMessage(app, 'canary', { accept: 'text/event-stream' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 200, 500, 200]);
  expect(answers.at(-1)?.body).toContain('event: failure');
  expect(lines.join('')).not.toContain('canary');
  const written = lines.map((line) => JSON.parse(line));
  expect(written.filter(({ msg }) => msg === 'request failed')).toHaveLength(2);
  const answered = written.filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ path }) => path)).toEqual(Array(6).fill('/api/chat/send'));
});

test('[AP-12] while the storage is down messages are answered and not remembered, and the log says so', async () => {
  const { lines, ...log } = aLog();
  const { database, storage } = aFragileDatabase();
  const app = await buildTestApp({ ...log, database });
  const { conversationId } = await answerTo(app, 'first');

  storage.isDown = true;
  expect((await answerTo(app, 'second', { conversationId })).conversationId).toBe(conversationId);
  const begun = await answerTo(app, 'begun without storage', { conversationId: 'no id of ours' });
  expect(begun.conversationId).toMatch(/^[\w-]{43}$/);
  storage.isDown = false;
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(told.map(({ what }) => what)).toEqual(['count', 'recall', 'count', 'keep']);

  const { turns, chat } = aListener();
  const later = await buildTestApp({ database, chat });
  await answerTo(later, 'third', { conversationId });
  await answerTo(later, 'fourth', { conversationId: begun.conversationId });
  expect(turns.map(({ conversation }) => conversation.exchanges.map(({ asked }) => asked))).toEqual([
    ['first'],
    [],
  ]);
});

/** A database that can be made to fail as a full or broken disk does. */
function aFragileDatabase() {
  const storage = { isDown: false };
  const database = createMemoryDatabase();
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (storage.isDown) throw storageDown(new Error('no disk'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: { ...database, db }, storage };
}
