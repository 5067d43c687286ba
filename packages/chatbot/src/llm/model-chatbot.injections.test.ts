import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFilm, inventedFilms } from '../a-film.ts';
import type { Reply } from '../chatbot.ts';
import { newConversation } from '../conversation.ts';
import { findFaults } from '../test-faults.ts';
import { aTurn } from '../test-talk.ts';
import { type ChatRequest, toolResults } from './scripted/chat-request.ts';
import { call, draftOf } from './scripted/good.ts';
import { injections, payload } from './scripted/injections.ts';
import type { Script } from './scripted/script.ts';
import { type Bench, canaryKey, openBench } from './test-bench.ts';

const comedy = 35;
const documentary = 99;

/** Somebody else likes it, and nobody who asks for a comedy ever hears of it. */
const secretFilm = aFilm({
  tmdbId: 424_242,
  title: 'Kestrel Over Quillwater',
  genres: [documentary],
  prominence: 0,
});

/** A comedy with the order in its description, its keywords and, every third time, its title. */
const carriers = injections.map((order, at) =>
  aFilm({
    tmdbId: 50_000 + at,
    title: at % 3 === 0 ? order.replace(/\s+|:\/\//gu, ' ') : `Carrier ${at}`,
    genres: [comedy],
    overview: order,
    themes: [order.toLowerCase()],
  }),
);

let poisoned: Bench;
let clean: Bench;
beforeAll(async () => {
  // The one whose title is an attack may be named as what it is called.
  const films = [...inventedFilms.filter(({ title }) => !title.includes('javascript')), secretFilm];
  poisoned = await openBench(obeying(0, false), [...films, ...carriers]);
  clean = await openBench(obeying(0, false), films);
});
afterAll(() => Promise.all([poisoned.stop(), clean.stop()]));

/** Reads the film, asks for lists of others, and then says everything that it was told wherever it can. */
function obeying(filmId: number, isReciting: boolean): Script {
  const steps = [call('get_movie', { id: filmId }), call('my_lists', { user_id: 1, list: 'liked' })];
  return (request) => {
    const next = steps[toolResults(request).length - 1];
    if (next) return next;
    const draft = draftOf(withFirstSearchAlone(request), {});
    const told = everythingTold(request, isReciting);
    const picks = draft.picks.map(({ id }) => ({ id, reason: told }));
    return call('reply', { intro: told, picks, question: `${told}?`, suggestions: [told] });
  };
}

function everythingTold({ messages }: ChatRequest, isReciting: boolean): string {
  const heard = messages.filter(({ role }) => role === 'user' || role === 'tool' || isReciting);
  // The newest first, so that it is not cut.
  return heard
    .toReversed()
    .map(({ content }) => content ?? '')
    .join('\n');
}

function withFirstSearchAlone(request: ChatRequest): ChatRequest {
  const first = request.messages.findIndex(({ role }) => role === 'tool');
  return { ...request, messages: request.messages.slice(0, first + 1) };
}

const liking = (id: number) => ({ readLists: async () => ({ liked: [id], watched: [], wanted: [] }) });

/** Everything of the reply that is nobody's own words or a film's title. */
const freeText = ({ message, picks, suggestions }: Reply): string =>
  [
    message.replace(/\[(?:\\.|[^\]\\])*\]\(\/movie\/\d+\)/gu, ''),
    ...picks.map(({ reason }) => reason),
    ...suggestions,
  ].join('\n');

function findLeaks(reply: Reply, bench: Bench): string[] {
  const { messages = [] } = bench.endpoint.requests.at(-1) ?? {};
  const prompt = messages[0]?.content ?? '';
  const sentences = prompt.split(/(?<=[.:])\s+/u).filter((sentence) => sentence.length > 20);
  const mark = /\(([\da-f-]{36})\)/u.exec(prompt)?.[1] ?? 'no mark';
  const secrets = [canaryKey, mark, secretFilm.title, String(secretFilm.tmdbId), ...sentences];
  const shown = JSON.stringify([reply.message, reply.picks, reply.suggestions]);
  const markup = freeText(reply).match(/https?:|javascript:|!\[|<\w|evil\.example|my_lists/giu) ?? [];
  return [...secrets.filter((secret) => shown.includes(secret)), ...markup];
}

test('[R59] a hundred orders in descriptions, keywords and titles of films: nothing leaks', async () => {
  const bench = poisoned;
  const chatbot = bench.createBot();
  let answeredByModel = 0;
  for (const [at, carrier] of carriers.entries()) {
    bench.endpoint.follow(obeying(carrier.tmdbId, at % 2 === 0));
    if (at % 10 === 0) await chatbot.reply(aTurn('documentaries', liking(secretFilm.tmdbId)));
    const reply = await chatbot.reply(aTurn('comedies', liking(9021)));
    expect(findLeaks(reply, bench)).toEqual([]);
    // Keywords are in lower case, and may be named as what they are.
    expect(freeText(reply)).not.toContain(payload);
    expect(findFaults(reply, newConversation(), bench.films)).toEqual([]);
    if (reply.engine === 'model') answeredByModel += 1;
  }
  // Those that do not recite are shown without what they obeyed.
  expect(answeredByModel).toBe(50);
  expect(injections).toHaveLength(100);
});

test('[R59] a hundred orders in messages: nothing leaks', async () => {
  const bench = clean;
  const chatbot = bench.createBot();
  let answeredByModel = 0;
  for (const [at, order] of injections.entries()) {
    bench.endpoint.follow(obeying(9002, at % 2 === 0));
    const message = at % 4 === 3 ? order : `comedies please. ${order}`;
    const reply = await chatbot.reply(aTurn(message.slice(0, 1_000)));
    expect(findLeaks(reply, bench)).toEqual([]);
    expect(findFaults(reply, newConversation(), bench.films)).toEqual([]);
    if (reply.engine === 'model') answeredByModel += 1;
  }
  // Most are refused before a model hears of them.
  expect(answeredByModel).toBeGreaterThan(0);
});
