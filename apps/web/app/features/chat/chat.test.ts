import { describe, expect, test } from 'vitest';
import { type Answer, aTab, conversationId, film, heat, textsOf } from './a-tab.ts';
import { chatMessages } from './chat-messages.ts';
import { chatTexts } from './chat-texts.ts';

describe('[CH-03] a message', () => {
  test('is there at once, the bot thinks, and its answer comes after it', async () => {
    const tab = aTab();
    const chat = tab.open();
    const asking = chat.ask('  Something tense ', { page: '/' });
    expect(textsOf(chat)).toEqual(['Something tense']);
    expect(chat.read().coming).toEqual({ text: '', movies: [], suggestions: [] });
    await asking;
    expect(chat.read().coming).toBeUndefined();
    expect(chat.read().entries.at(-1)).toEqual({
      from: 'bot',
      text: heat.message,
      movies: [film],
      suggestions: ['Something newer'],
    });
    expect(tab.asked).toEqual([{ message: 'Something tense', context: { page: '/' } }]);
    expect(tab.accepted).toEqual(['text/event-stream']);
  });

  test('carries the conversation on, and says which film the visitor looks at', async () => {
    const tab = aTab();
    const chat = tab.open();
    await chat.ask('Something tense', { page: '/' });
    await chat.ask('Like this one', { page: '/movie/949', tmdbId: 949 });
    expect(tab.asked.at(-1)).toEqual({
      message: 'Like this one',
      conversationId,
      context: { page: '/movie/949', tmdbId: 949 },
    });
    expect(chat.read().askedFrom).toBe(949);
  });

  test('[CH-06] of blanks alone is not sent, nor is one while the bot thinks', async () => {
    const tab = aTab();
    const chat = tab.open();
    await chat.ask(' \n\t', { page: '/' });
    expect(chat.read().entries).toEqual([]);
    const asking = chat.ask('one', { page: '/' });
    await chat.ask('two', { page: '/' });
    await asking;
    expect(tab.asked).toHaveLength(1);
  });
});

test('[AP-12] [CH-04] a streamed answer is shown as it comes, and is in the end what its last event says', async () => {
  const events = [
    `event: delta\ndata: {"text":"Try "}\n\n`,
    `event: delta\ndata: {"text":"Heat."}\n\nevent: movies\ndata: ${JSON.stringify(heat)}\n\n`,
    `event: done\ndata: ${JSON.stringify(heat)}\n\n`,
  ];
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  const chat = aTab(() => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(event));
        controller.close();
      },
    });
    return new Response(body, { headers });
  }).open();
  const seen = new Set<string>();
  chat.subscribe(() => seen.add(chat.read().coming?.text ?? 'done'));
  await chat.ask('Something tense', { page: '/' });
  expect([...seen]).toEqual(['', 'Try ', 'Try Heat.', 'done']);
  expect(chat.read().entries.at(-1)).toMatchObject({ text: heat.message, movies: [film] });
});

describe('[CH-07] where no answer comes', () => {
  const refusals: [string, Answer, string, boolean][] = [
    ['a failing server', () => new Response('', { status: 500 }), chatMessages.unreachable, true],
    ['no server', () => Promise.reject(new TypeError('nobody')), chatMessages.unreachable, true],
    ['an answer that is none', () => Response.json({ text: 'hi' }), chatMessages.unreachable, true],
    [
      'a stream that breaks off',
      () =>
        new Response('event: delta\ndata: {"text":"A"}\n\n', {
          headers: { 'content-type': 'text/event-stream' },
        }),
      chatMessages.unreachable,
      true,
    ],
    [
      'a stream that fails',
      () =>
        new Response('event: failure\ndata: {"code":"unexpected","message":"x"}\n\n', {
          headers: { 'content-type': 'text/event-stream' },
        }),
      chatMessages.unreachable,
      true,
    ],
    [
      'too many messages',
      () => Response.json({ code: 'too-many-requests', message: 'x' }, { status: 429 }),
      chatMessages.tooMany,
      true,
    ],
    [
      'a message that is too long',
      () => Response.json({ code: 'chat-message-too-long', message: 'x' }, { status: 400 }),
      chatMessages.tooLong,
      false,
    ],
  ];
  test.each(refusals)('of %s the bot says so, and it is logged', async (_what, answer, text, canTryAgain) => {
    const tab = aTab(answer);
    const chat = tab.open();
    await chat.ask('Something tense', { page: '/' });
    expect(chat.read().entries.at(-1)).toEqual({ from: 'trouble', text, canTryAgain });
    expect(chat.read().coming).toBeUndefined();
    expect(tab.logged).toEqual(['POST api/chat/send failed']);
  });

  test('the same message is sent once more without being there twice', async () => {
    const tab = aTab(() => new Response('', { status: 500 }));
    const chat = tab.open();
    await chat.ask('Something tense', { page: '/' });
    tab.answer = () => Response.json(heat);
    await chat.tryAgain({ page: '/genre/28' });
    expect(textsOf(chat)).toEqual(['Something tense', heat.message]);
    expect(tab.asked.at(-1)).toEqual({ message: 'Something tense', context: { page: '/genre/28' } });
    await chat.tryAgain({ page: '/' });
    expect(tab.asked).toHaveLength(2);
  });
});

test('starting over gives up what is on its way, and forgets the conversation', async () => {
  const tab = aTab(() => new Promise<Response>(() => undefined));
  const chat = tab.open();
  const asking = chat.ask('Something tense', { page: '/' });
  chat.startOver();
  await asking;
  expect(chat.read()).toEqual({ entries: [] });
  expect(tab.storage.size).toBe(0);
  expect(tab.logged).toEqual([]);
});

test('a bot that has forgotten what was said before says so before the question', async () => {
  const tab = aTab();
  const chat = tab.open();
  await chat.ask('Something tense', { page: '/' });
  tab.answer = () => Response.json({ ...heat, conversationId: 'another-conversation-here' });
  await chat.ask('The second one', { page: '/' });
  expect(textsOf(chat)).toEqual([
    'Something tense',
    heat.message,
    chatTexts.forgotten,
    'The second one',
    heat.message,
  ]);
});
