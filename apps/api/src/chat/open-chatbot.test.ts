/** The chatbot as the site runs it: both engines, the films of a file, and an endpoint that plays the model. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { aFilm } from '@kinora/catalogue/embedded/a-film';
import { failingEndpoints } from '@kinora/chatbot/llm/scripted/failing';
import { quickModel } from '@kinora/chatbot/llm/scripted/good';
import type { Script } from '@kinora/chatbot/llm/scripted/script';
import { startScriptedEndpoint } from '@kinora/chatbot/llm/scripted-endpoint';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { describeEachEngine, type TestDatabase } from '../database/test-databases.ts';
import { openEmbeddedCatalogue } from '../open-catalogue.ts';
import { aRecommender, aSettings, buildTestApp } from '../test-app.ts';
import { type ChatbotNeeds, openChatbot } from './open-chatbot.ts';
import { answerTo, sendMessage } from './test-sends.ts';

const key = 'canary-key-0123456789';
const comedy = 35;

const folder = mkdtempSync(join(tmpdir(), 'kinora-chat-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Forty invented comedies. */
const films = Array.from({ length: 40 }, (_film, at) =>
  aFilm({
    id: 100 + at,
    title: `Horvath ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn'[at]}quox`,
    genres: [comedy],
    moods: ['funny'],
    release_date: `${1980 + at}-05-17`,
  }),
);
const file = join(folder, 'films.ndjson');
writeFileSync(file, films.map((film) => JSON.stringify(film)).join('\n'));
const ids = new Set(films.map(({ id }) => id));

async function openSite(database: TestDatabase, settings: Partial<ChatbotNeeds['settings']> = {}) {
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { catalogue, pictures, readChatFilms } = openEmbeddedCatalogue(file);
  const read = { times: 0 };
  const readFilms = () => {
    read.times += 1;
    return readChatFilms();
  };
  const chatbot = openChatbot({
    settings: { model: undefined, dailyTokens: 500_000, ...settings },
    readFilms,
    recommender: aRecommender(),
    db: database.db,
    log: pino({ level: 'trace' }, logStream),
  });
  const app = await buildTestApp({
    database,
    catalogue,
    pictures,
    chat: { chatbot },
    settings: aSettings({ logLevel: 'trace' }),
    logStream,
  });
  const events = () => lines.map((line) => JSON.parse(line).event).filter((event) => event !== undefined);
  return { app, read, lines, events };
}

async function startModel(script: Script) {
  const endpoint = await startScriptedEndpoint(script);
  onTestFinished(endpoint.stop);
  return { endpoint, model: { baseUrl: endpoint.baseUrl, model: 'small', apiKey: key } };
}

describeEachEngine('the chatbot', (openTestDatabase) => {
  test('[AP-12] without a model answers from the films, remembers what it showed, and reads them once', async () => {
    const { app, read } = await openSite(await openTestDatabase());
    expect(read.times).toBe(0);
    const first = await answerTo(app, 'a comedy');
    const { conversationId } = first;
    const second = await answerTo(app, 'another one', { conversationId });
    expect(first.engine).toBe('offline');
    expect(second.conversationId).toBe(conversationId);
    const shown = [...first.movies, ...second.movies].map(({ tmdb_id }) => tmdb_id);
    expect(first.movies.length).toBeGreaterThan(0);
    expect(second.movies.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => !ids.has(id))).toEqual([]);
    expect(read.times).toBe(1);
  });

  test('[AP-12] with a model answers by it, and counts what it took', async () => {
    const database = await openTestDatabase();
    const { endpoint, model } = await startModel(quickModel());
    const { app, events } = await openSite(database, { model });
    const answer = await answerTo(app, 'a comedy');
    expect(answer.engine).toBe('model');
    expect(answer.movies.filter(({ tmdb_id }) => !ids.has(tmdb_id))).toEqual([]);
    expect(endpoint.requests[0]?.authorization).toBe(`Bearer ${key}`);
    const [row] = await database.db.selectFrom('model_tokens').selectAll().execute();
    expect(row?.tokens).toBeGreaterThan(0);
    expect(events()).not.toEqual([]);
  });

  test('[R59] once the day’s tokens are used up answers by itself', async () => {
    const database = await openTestDatabase();
    const { endpoint, model } = await startModel(quickModel());
    const { app } = await openSite(database, { model, dailyTokens: 1 });
    const answers = [await answerTo(app, 'a comedy'), await answerTo(app, 'a comedy')];
    expect(answers.map(({ engine }) => engine)).toEqual(['model', 'offline']);
    const sites = [
      await openSite(database, { model, dailyTokens: 1 }),
      await openSite(database, { model, dailyTokens: 0 }),
    ];
    for (const site of sites) expect((await answerTo(site.app, 'a comedy')).engine).toBe('offline');
    expect(endpoint.requests).toHaveLength(1);
  });

  test('[R54] [R59] [R66] neither the key nor what is said gets into answers or the log, whatever the endpoint does', async () => {
    const said = 'a comedy with a canary-word';
    const echo: Script = () => ({ kind: 'raw', status: 401, body: `no: ${key}, ${said}` });
    const database = await openTestDatabase();
    for (const script of [echo, failingEndpoints['reset'], failingEndpoints['html'], quickModel()]) {
      const { model } = await startModel(script);
      const { app, lines } = await openSite(database, { model });
      const answers = [
        await sendMessage(app, said),
        await sendMessage(app, said, { accept: 'text/event-stream' }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body + JSON.stringify(answer.headers)).not.toContain('canary-key');
      }
      expect(lines.join('')).not.toContain('canary');
    }
  });
});

test('[AP-12] films that could not be read are read again with the next message', async () => {
  const { readChatFilms } = openEmbeddedCatalogue(file);
  let tries = 0;
  const chatbot = openChatbot({
    settings: { model: undefined, dailyTokens: 0 },
    readFilms: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('not yet')) : readChatFilms();
    },
    recommender: aRecommender(),
    db: createMemoryDatabase().db,
    log: { info: () => undefined, warn: () => undefined },
  });
  const app = await buildTestApp({ chat: { chatbot } });
  expect((await sendMessage(app, 'a comedy')).statusCode).toBe(500);
  expect((await sendMessage(app, 'a comedy')).statusCode).toBe(200);
});
