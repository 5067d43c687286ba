import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filmCalled } from '../a-film.ts';
import { newConversation } from '../conversation.ts';
import { findBrokenWishes } from '../offline/retrieval/keeps-wishes.ts';
import { findFaults } from '../test-faults.ts';
import { aTurn, idsOf, startTalk } from '../test-talk.ts';
import { call, goodModel, quickModel, writingModel } from './scripted/good.ts';
import { type Bench, canaryKey, openBench } from './test-bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(goodModel());
});
afterAll(() => bench.stop());
beforeEach(() => bench.forget());

const message = 'French comedies from the 90s';

describe('[AP-12] a model that does what it is told', () => {
  test.each([
    ['searches once more', goodModel({ constraintsFor: () => ({ genres: 'comedy', year_to: '1999' }) }), 2],
    ['replies at once', quickModel(), 1],
    ['writes its reply as text', writingModel(), 1],
  ])('%s', async (_, script, requests) => {
    bench.endpoint.follow(script);
    const reply = await bench.createBot().reply(aTurn(message));
    expect(reply.engine).toBe('model');
    expect(reply.picks.length).toBeGreaterThanOrEqual(3);
    expect(findFaults(reply, newConversation(), bench.films)).toEqual([]);
    for (const film of bench.films.filter(({ tmdbId }) => idsOf(reply).includes(tmdbId)))
      expect(findBrokenWishes(film, reply.conversation.wishes)).toEqual([]);
    expect(bench.endpoint.requests).toHaveLength(requests);
    expect(bench.told.map(({ kind }) => kind)).toEqual(['model-answered']);
  });

  test('its words stand around the films, whose titles and links are ours', async () => {
    const film = filmCalled('Pelican Street');
    bench.endpoint.follow(
      quickModel({
        intro: 'A light evening lies ahead.',
        reasonFor: ({ title }) => (title === film.title ? 'A quirky baker keeps a secret' : 'It is funny'),
      }),
    );
    const reply = await bench.createBot().reply(aTurn(message));
    expect(reply.message).toMatch(/^A light evening lies ahead\.\n\n- \[/u);
    expect(reply.message).toContain(
      `- [Pelican Street (1994)](/movie/${film.tmdbId}) – A quirky baker keeps a secret`,
    );
    expect(reply.message).toMatch(/\n\nWould you like something lighter\?$/u);
    expect(reply.suggestions.length).toBeGreaterThan(0);
  });

  test('films that it may pick are those that tools told it of, in this message or an earlier one', async () => {
    const reply = await bench.createBot().reply(aTurn(message));
    const talked = new Set(reply.conversation.knownToModel);
    expect(idsOf(reply).every((id) => talked.has(id))).toBe(true);
    expect(talked.size).toBeLessThan(bench.films.length);
  });

  test('a question alone is an answer only where nothing was understood', async () => {
    const asking = call('reply', {
      intro: 'Happy to help.',
      picks: [],
      question: 'What are you in the mood for?',
    });
    bench.endpoint.follow(() => asking);
    const bot = bench.createBot();
    for (const open of ['my grandfather and I have a free evening', 'hmm let me think about it']) {
      const reply = await bot.reply(aTurn(open));
      expect(reply).toMatchObject({
        engine: 'model',
        message: 'Happy to help.\n\nWhat are you in the mood for?',
        picks: [],
        suggestions: [],
      });
    }
    for (const wish of [message, 'surprise me'])
      expect((await bot.reply(aTurn(wish))).engine).toBe('offline');
  });
});

describe('[AP-12] what the model is asked', () => {
  test.each([
    'hi',
    'thanks!',
    'who directed Six Keys?',
    'a film like "Zzyzx Road of the Unmade"',
    'write me a poem',
  ])('nothing where the catalogue alone answers: %s', async (said) => {
    const reply = await bench.createBot().reply(aTurn(said));
    expect(reply.engine).toBe('offline');
    expect(bench.endpoint.requests).toEqual([]);
  });

  test('nothing where fewer than three films keep the wishes: what gives way is said by the offline engine', async () => {
    const reply = await bench.createBot().reply(aTurn('a western from 2020 for kids'));
    expect(reply.engine).toBe('offline');
    expect(bench.endpoint.requests).toEqual([]);
  });

  test('the message, what was said before, and what a first search found', async () => {
    bench.endpoint.follow(quickModel());
    const talk = startTalk(bench.createBot());
    const first = await talk.say('comedies', { pageFilm: filmCalled('Six Keys').tmdbId });
    await talk.say('more');
    const [one, two] = bench.endpoint.requests.map(({ messages }) => messages);
    expect(one?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool']);
    expect(one?.[2]?.tool_calls?.[0]?.function).toEqual({
      name: 'find_movies',
      arguments: JSON.stringify({ genres: ['Comedy'] }),
    });
    expect(one?.[3]?.content).toContain('"title":"Six Keys"');
    expect(two?.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'tool',
    ]);
    expect(two?.[2]?.content).toBe(first.message);
  });

  test('no more than a fixed size, however long the conversation was', async () => {
    bench.endpoint.follow(quickModel());
    const talk = startTalk(bench.createBot());
    for (let turn = 0; turn < 8; turn += 1)
      await talk.say(
        `${['comedies', 'dramas', 'thrillers', 'crime films'][turn % 4]} ${'so good '.repeat(100)}`,
      );
    const sizes = bench.endpoint.requests.map(({ body }) => body.length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect(bench.endpoint.requests.every(({ max_tokens: most }) => most === 1_000)).toBe(true);
  });

  test('with the key in the header, and nowhere else', async () => {
    const reply = await bench.createBot().reply(aTurn(message));
    expect(bench.endpoint.requests[0]?.authorization).toBe(`Bearer ${canaryKey}`);
    expect(
      JSON.stringify([bench.endpoint.requests.map(({ body }) => body), bench.told, reply]),
    ).not.toContain(canaryKey);
  });

  test('without a key where the operator gave none', async () => {
    const model = { baseUrl: `${bench.endpoint.baseUrl}/`, model: 'scripted' };
    const reply = await bench.createBot({ model }).reply(aTurn(message));
    expect(reply.engine).toBe('model');
    expect(bench.endpoint.requests[0]?.authorization).toBeUndefined();
  });
});

describe('[AP-12] a reply that cannot be shown is mended once', () => {
  test('the model is told what was wrong, and what it says then is shown', async () => {
    const wrong = call('reply', {
      intro: 'Here.',
      picks: [
        { id: 9012, reason: 'scary' },
        { id: 77, reason: '' },
      ],
      question: '',
    });
    const right = quickModel();
    bench.endpoint.follow((request) => (bench.endpoint.requests.length === 1 ? wrong : right(request)));
    const reply = await bench.createBot().reply(aTurn(message));
    expect(reply.engine).toBe('model');
    const told = bench.endpoint.requests[1]?.messages.at(-1);
    expect(told?.role).toBe('tool');
    expect(told?.content).toContain('film 77 came from no tool');
    expect(told?.content).toContain('film 9012 came from no tool');
  });

  test('one in words is answered as a visitor would answer', async () => {
    const right = quickModel();
    bench.endpoint.follow((request) =>
      bench.endpoint.requests.length === 1
        ? { kind: 'message', content: 'I would need to know more.' }
        : right({
            ...request,
            messages: request.messages.filter(({ content }) => !content?.startsWith('That reply')),
          }),
    );
    expect((await bench.createBot().reply(aTurn(message))).engine).toBe('model');
    expect(bench.endpoint.requests[1]?.messages.at(-1)?.role).toBe('user');
  });
});
