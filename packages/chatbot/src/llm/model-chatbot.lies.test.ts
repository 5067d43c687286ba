import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filmCalled } from '../a-film.ts';
import { newConversation } from '../conversation.ts';
import { findBrokenWishes } from '../offline/retrieval/keeps-wishes.ts';
import { findFaults } from '../test-faults.ts';
import { aTurn, idsOf, startTalk } from '../test-talk.ts';
import { call, draftOf, quickModel } from './scripted/good.ts';
import { dangers, inventedIds, inventedTitles, type Lie, lyingModels } from './scripted/lying.ts';
import { type Bench, openBench } from './test-bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(quickModel());
});
afterAll(() => bench.stop());

const message = 'French comedies from the 90s';
// None of them is a French comedy of the nineties.
const others = ['Whisper Hollow', 'Iron Sunday', 'The Salt Gate', 'Snow Parade', 'A Map of Thirst'].map(
  (title) => {
    const { tmdbId } = filmCalled(title);
    return { id: tmdbId, title };
  },
);
const liking = (id: number) => ({ readLists: async () => ({ liked: [id], watched: [], wanted: [] }) });
const lies = lyingModels({ realFilms: others });

/** Lies about films end with the offline engine, lies in words with the words left out. */
const caught: readonly (readonly [Lie, 'offline' | 'model'])[] = [
  ['invented-ids', 'offline'],
  ['untold-films', 'offline'],
  ['broken-wishes', 'offline'],
  ['invented-titles', 'model'],
  ['other-titles', 'model'],
  ['titles-in-reasons', 'model'],
  ['dangerous-markup', 'model'],
  ['strangers-lists', 'model'],
  ['unknown-tools', 'model'],
  ['recited-prompt', 'offline'],
];

describe('[R59] of a lie nothing is shown', () => {
  test.each(caught)('%s', async (lie, engine) => {
    bench.endpoint.follow(lies[lie]);
    bench.endpoint.requests.length = 0;
    const reply = await bench.createBot().reply(aTurn(message));
    const [system] = bench.endpoint.requests[0]?.messages ?? [];
    const prompt = system?.content ?? '';
    expect(reply.engine).toBe(engine);
    expect(findFaults(reply, newConversation(), bench.films)).toEqual([]);
    expect(idsOf(reply).length).toBeGreaterThanOrEqual(3);
    for (const film of bench.films.filter(({ tmdbId }) => idsOf(reply).includes(tmdbId)))
      expect(findBrokenWishes(film, reply.conversation.wishes)).toEqual([]);

    const shown = JSON.stringify([reply.message, reply.picks, reply.suggestions]);
    const untrue = [...inventedTitles, ...inventedIds.map(String), ...others.map(({ title }) => title)];
    const unwelcome = [...dangers, 'evil', 'alert', 'http', 'onerror', 'user_id', 'delete_account', 'tools'];
    for (const lied of [...untrue, ...unwelcome, ...prompt.split(/[.:]\s/u)])
      expect(shown).not.toContain(lied);
  });
});

test('[AP-12] what was shown once is not shown again, however often the model picks it', async () => {
  const talk = startTalk(bench.createBot());
  bench.endpoint.follow(quickModel());
  const first = await talk.say('comedies');
  bench.endpoint.follow(lies['shown-again']);
  const second = await talk.say('more');
  expect(first.engine).toBe('model');
  expect(second.engine).toBe('offline');
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
});

test('[AP-12] of a reply that is half a lie the true half is shown', async () => {
  bench.endpoint.follow((request) => {
    const draft = draftOf(request, {});
    const [first, ...rest] = draft.picks;
    return call('reply', {
      ...draft,
      picks: [{ id: inventedIds[0], reason: 'x' }, others[0], ...rest, first, first],
    });
  });
  const reply = await bench.createBot().reply(aTurn(message));
  expect(reply.engine).toBe('model');
  expect(new Set(idsOf(reply)).size).toBe(4);
});

test('[R59] lists are the visitor’s own, whatever the model asks for', async () => {
  bench.endpoint.follow(lies['strangers-lists']);
  bench.endpoint.requests.length = 0;
  const liked = filmCalled('Six Keys');
  const strangers = filmCalled('Whisper Hollow');
  const bot = bench.createBot();
  await Promise.all([
    bot.reply(aTurn(message, liking(liked.tmdbId))),
    bot.reply(aTurn('comedies in French', liking(strangers.tmdbId))),
  ]);
  const told = bench.endpoint.requests.filter(({ messages }) => messages.length > 4);
  expect(told).toHaveLength(2);
  for (const { messages } of told) {
    const own = messages[1]?.content === message ? liked : strangers;
    expect(JSON.parse(messages.at(-1)?.content ?? '')).toEqual({
      liked: [{ id: own.tmdbId, title: own.title, year: own.year }],
    });
  }
});

test('[R59] without an account there is no tool for lists, and no tool takes a user', async () => {
  bench.endpoint.follow(quickModel());
  bench.endpoint.requests.length = 0;
  await bench.createBot().reply(aTurn(message));
  const tools = bench.endpoint.requests[0]?.tools ?? [];
  expect(tools.map((tool) => tool.function.name).toSorted()).toEqual([
    'find_movies',
    'get_movie',
    'get_person',
    'reply',
    'search_titles',
    'similar_movies',
  ]);
  expect(JSON.stringify(tools)).not.toMatch(/user|account|email/iu);
});
