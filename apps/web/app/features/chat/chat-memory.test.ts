import { chat as limits } from '@kinora/contracts/limits';
import { describe, expect, test, vi } from 'vitest';
import { aTab, conversationId, film, heat, textsOf } from './a-tab.ts';
import { createChatMemory } from './chat-memory.ts';
import { chatMessages } from './chat-messages.ts';
import { chatTexts } from './chat-texts.ts';
import { createChat } from './chat.ts';

function refuseStorage(): never {
  throw new DOMException('no storage', 'SecurityError');
}

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
