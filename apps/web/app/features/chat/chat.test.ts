import { chat as limits } from '@kinora/contracts/limits';
import { describe, expect, test, vi } from 'vitest';
import { createCall } from '../../client/call.ts';
import { createChatMemory } from './chat-memory.ts';
import { chatMessages } from './chat-messages.ts';
import { chatTexts } from './chat-texts.ts';
import { createChat, type Chat } from './chat.ts';
import { createSendMessage } from './send-message.ts';

const conversationId = 'a-conversation-of-twenty';
const film = {
  tmdb_id: 949,
  title: 'Heat',
  year: 1995,
  poster_path: '/949.svg',
  vote_average: 7.9,
  reason: 'Tense',
};
const heat = {
  message: 'Try [Heat (1995)](/movie/949).',
  conversationId,
  movies: [film],
  suggestions: ['Something newer'],
  engine: 'offline',
};

type Answer = () => Response | Promise<Response>;

/** A tab over a server that answers as told; what it asked is remembered. */
function aTab(answer: Answer = () => Response.json(heat), storage = new Map<string, string>()) {
  const tab = {
    answer,
    storage,
    now: 1_000_000,
    asked: [] as unknown[],
    accepted: [] as unknown[],
    logged: [] as string[],
    open,
  };
  const call = createCall(
    (_path, { body = '', headers, signal }) => {
      tab.asked.push(JSON.parse(body));
      tab.accepted.push(headers['accept']);
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      return Promise.race([tab.answer(), promise]);
    },
    (message) => tab.logged.push(message),
  );
  /** The page as it loads: the second time it is a reload. */
  function open(visitor: string | null = null): Chat {
    const chat = createChat({
      send: createSendMessage(call),
      memory: createChatMemory(() => ({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, text) => void storage.set(key, text),
        removeItem: (key) => void storage.delete(key),
      })),
      now: () => tab.now,
    });
    chat.meet(visitor);
    return chat;
  }
  return tab;
}

function refuseStorage(): never {
  throw new DOMException('no storage', 'SecurityError');
}

function textsOf(chat: Chat): string[] {
  return chat.read().entries.map(({ text }) => text);
}

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

describe('over a reload', () => {
  test('the conversation is there again, with its films, and goes on', async () => {
    const tab = aTab();
    await tab.open().ask('Something tense', { page: '/' });
    const reloaded = tab.open();
    expect(reloaded.read().entries).toEqual([
      { from: 'visitor', text: 'Something tense' },
      { from: 'bot', text: heat.message, movies: [film], suggestions: ['Something newer'] },
    ]);
    await reloaded.ask('More', { page: '/' });
    expect(tab.asked.at(-1)).toMatchObject({ conversationId });
  });

  test('a question whose answer was not waited for can be sent again', async () => {
    const tab = aTab(() => new Promise<Response>(() => undefined));
    void tab.open().ask('Something tense', { page: '/' });
    tab.answer = () => Response.json(heat);
    const reloaded = tab.open();
    expect(textsOf(reloaded)).toEqual(['Something tense', chatMessages.unreachable]);
    await reloaded.tryAgain({ page: '/' });
    expect(textsOf(reloaded)).toEqual(['Something tense', heat.message]);
  });

  test('one that has rested for longer than the server remembers has ended', async () => {
    const tab = aTab();
    const chat = tab.open();
    await chat.ask('Something tense', { page: '/' });
    tab.now += limits.idleFor;
    expect(textsOf(tab.open())).toHaveLength(2);
    chat.letRest();
    expect(textsOf(chat)).toHaveLength(2);
    tab.now += 1;
    expect(textsOf(tab.open())).toEqual([chatTexts.forgotten]);
    chat.letRest();
    expect(textsOf(chat)).toEqual([chatTexts.forgotten]);
    expect(tab.storage.size).toBe(0);
  });

  test.each(['{', 'null', '[]', '{"at":1,"state":{"entries":3}}', '{"state":{"entries":[]}}'])(
    'what is damaged counts as nothing: %s',
    (kept) => {
      expect(
        aTab(undefined, new Map([[limits.storageKey, kept]]))
          .open()
          .read(),
      ).toEqual({ entries: [] });
    },
  );

  test('entries that make no sense are left out', () => {
    const entries = [
      { from: 'visitor', text: 'hello' },
      { from: 'visitor' },
      { from: 'somebody', text: 'x' },
      { from: 'bot', text: 'hi', movies: [film, { tmdb_id: 'x' }], suggestions: [1, 'More'] },
      null,
    ];
    const kept = JSON.stringify({ owner: null, at: 1_000_000, state: { entries } });
    const chat = aTab(undefined, new Map([[limits.storageKey, kept]])).open();
    expect(chat.read().entries).toEqual([
      { from: 'visitor', text: 'hello' },
      { from: 'bot', text: 'hi', movies: [film], suggestions: ['More'] },
    ]);
  });

  test('a browser that keeps nothing still lets one talk', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const chat = createChat({
      send: async () => ({ text: 'hi', movies: [], suggestions: [] }),
      memory: createChatMemory(refuseStorage),
      now: () => 0,
    });
    chat.meet(null);
    await chat.ask('hello', { page: '/' });
    expect(textsOf(chat)).toEqual(['hello', 'hi']);
    expect(warn).toHaveBeenCalledWith('The conversation could not be kept', expect.anything());
    warn.mockRestore();
  });
});

describe('[R67] what a user said', () => {
  test.each([null, 'bo'])('is forgotten when they log out or another comes: %s', async (next) => {
    const tab = aTab();
    const chat = tab.open('ada');
    await chat.ask('Something secret', { page: '/' });
    chat.meet('ada');
    expect(textsOf(chat)).toHaveLength(2);
    chat.meet(next);
    expect(chat.read()).toEqual({ entries: [] });
    expect(tab.storage.size).toBe(0);
  });

  test('never comes into another’s sight after a reload', async () => {
    const tab = aTab();
    await tab.open('ada').ask('Something secret', { page: '/' });
    expect(textsOf(tab.open('ada'))).toHaveLength(2);
    expect(tab.open(null).read()).toEqual({ entries: [] });
    expect(tab.storage.size).toBe(0);
  });

  test('an answer that comes after they have left is shown to nobody', async () => {
    const answer = Promise.withResolvers<Response>();
    const tab = aTab(() => answer.promise);
    const chat = tab.open('ada');
    const asking = chat.ask('Something secret', { page: '/' });
    chat.meet(null);
    answer.resolve(Response.json(heat));
    await asking;
    expect(chat.read()).toEqual({ entries: [] });
    expect(tab.storage.size).toBe(0);
  });

  test('before they signed in goes with them', async () => {
    const tab = aTab();
    const chat = tab.open(null);
    await chat.ask('Something tense', { page: '/' });
    chat.meet('ada');
    expect(textsOf(chat)).toHaveLength(2);
  });
});
