import { describe, expect, it } from 'vitest';
import { filmCalled, inventedFilms } from '../a-film.ts';
import type { Chatbot, KeptLists } from '../chatbot.ts';
import { findFaults } from '../test-faults.ts';
import { aSource, idsOf, startTalk } from '../test-talk.ts';
import type { Wishes } from '../wishes.ts';
import { openMind } from './mind.ts';
import { createOfflineChatbot } from './offline-chatbot.ts';

const source = aSource(inventedFilms);
const mind = openMind(source);

function createChatbot(overrides: Partial<typeof source> = {}): Chatbot {
  return createOfflineChatbot({ source: { ...source, ...overrides }, mind });
}

/** What is asked for: no empty list, null or false. */
function wished(wishes: Wishes): Partial<Wishes> {
  return Object.fromEntries(
    Object.entries(wishes).filter(([, wish]) => (Array.isArray(wish) ? wish.length > 0 : wish)),
  );
}

function titles(ids: readonly number[]): string[] {
  return ids.map((id) => inventedFilms.find(({ tmdbId }) => tmdbId === id)?.title ?? '');
}

function yearsOf(ids: readonly number[]): number[] {
  return ids.map((id) => inventedFilms.find(({ tmdbId }) => tmdbId === id)?.year ?? 0);
}

describe('conversations with the offline engine', () => {
  it('[AP-12] refines, compares, begins anew and goes back to what it showed', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const first = await say('French comedies from the 90s');
    expect(wished(conversation().wishes)).toEqual({
      genres: [[35]],
      languages: ['fr'],
      years: { from: 1990, to: 1999 },
    });
    expect(first.message).toMatch(/^French comedies from the 1990s:/u);
    expect(idsOf(first)).toHaveLength(4);

    const second = await say('any year is fine');
    expect(wished(conversation().wishes)).toEqual({ genres: [[35]], languages: ['fr'] });
    expect(titles(idsOf(second))).toEqual(
      expect.arrayContaining(['Café of Small Hours', 'The Understudies']),
    );

    const horror = await say('actually horror');
    expect(wished(conversation().wishes)).toEqual({ genres: [[27]], languages: ['fr'] });
    expect(horror.message).toContain('so I left out the language');
    expect(titles(idsOf(horror))).toEqual(expect.arrayContaining(['Whisper Hollow', 'The Teeth of Winter']));

    const english = await say('a thriller in English');
    expect(wished(conversation().wishes)).toEqual({ genres: [[53]], languages: ['en'] });
    expect(titles(idsOf(english))).toEqual(expect.arrayContaining(['Copper Moon', 'Iron Sunday']));

    const older = await say('older');
    const oldest = Math.min(...yearsOf(idsOf(english)));
    expect(yearsOf(idsOf(older)).every((year) => year < oldest)).toBe(true);
    expect(older.picks.length).toBeGreaterThan(0);

    const asked = await say('tell me about the first one');
    expect(asked.picks).toEqual([]);
    expect(asked.message).toContain(`/movie/${idsOf(older)[0]}`);
    expect(conversation().subject).toMatchObject({ kind: 'film', tmdbId: idsOf(older)[0] });

    const isThriller = await say('is it a thriller?');
    expect(isThriller.message).toContain('filed under');

    const kids = await say('now something for my kids');
    expect(wished(conversation().wishes)).toEqual({ forChildren: true });
    expect(idsOf(kids).length).toBeGreaterThanOrEqual(3);

    await say('start over');
    expect(wished(conversation().wishes)).toEqual({});
  });

  it('[AP-12] answers what it is asked about films and people, and knows whom "she" stands for', async () => {
    const { say, conversation } = startTalk(createChatbot());
    expect((await say('who directed Six Keys?')).message).toContain('was directed by Olaf Brandt');
    const others = await say('what else did he direct');
    expect(others.message).toContain('Olaf Brandt directed 11 films in the catalogue');
    expect(titles(idsOf(others))).not.toEqual([]);
    expect((await say('how long is The Salt Gate')).message).toContain('142 minutes');
    expect((await say('who wrote it?')).message).toContain('I do not know who wrote');
    expect((await say('what year is it from')).message).toContain('2009');
    expect((await say('where can I watch it?')).message).toContain('I do not know where');
    expect((await say('who is in it')).message).toContain('Greta Lindqvist');
    const hers = await say('films with her');
    expect(conversation().wishes.people).toEqual([{ id: 511, role: 'cast' }]);
    expect(idsOf(hers).length).toBeGreaterThanOrEqual(3);
    expect((await say('is she in Six Keys?')).message).toContain('is not among the cast');
  });

  it('[AP-12] asks which of two films is meant, and takes a year or a place for an answer', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const asked = await say('who directed Copper Moon?');
    expect(asked.picks).toEqual([]);
    expect(asked.message).toContain('Copper Moon (2014)');
    expect(asked.message).toContain('Copper Moon (1971)');
    expect((await say('the one from 1971')).message).toContain('Rosalind Peake');
    expect((await say('the first')).message).toContain('Olaf Brandt');
    const alike = await say('more like this');
    expect(conversation().wishes.likeFilms).toEqual([filmCalled('Copper Moon', 2014).tmdbId]);
    expect(idsOf(alike)).not.toContain(filmCalled('Copper Moon', 2014).tmdbId);
    await say("I've seen the first two");
    expect(conversation().wishes.withoutFilms).toEqual(idsOf(alike).slice(0, 2));
    const left = await say('not that one');
    expect(idsOf(left)).not.toEqual(expect.arrayContaining(idsOf(alike)));
  });

  it('[AP-12] goes by the film of the page, and by another as soon as the visitor is there', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const lantern = filmCalled('The Lantern Keepers').tmdbId;
    const bank = filmCalled('The Bank on Marrow Lane').tmdbId;
    expect((await say('who made this?', { pageFilm: lantern })).message).toContain('Una Marsh');
    await say('something similar to this', { pageFilm: lantern });
    expect(conversation().wishes.likeFilms).toEqual([lantern]);
    expect((await say('is it violent?', { pageFilm: bank })).message).toContain(`/movie/${bank}`);
    expect((await say('what is Six Keys about', { pageFilm: bank })).message).toContain('Six thieves');
    expect((await say('how long is it', { pageFilm: bank })).message).toContain('115 minutes');
    expect((await say('how long is this film', { pageFilm: bank })).message).toContain('121 minutes');
  });

  it('[AP-12] uses what a signed-in visitor keeps, and says so where it cannot', async () => {
    const lists: KeptLists = {
      liked: [filmCalled('Six Keys').tmdbId],
      watched: [filmCalled('The Bank on Marrow Lane').tmdbId],
      wanted: [filmCalled('Paper Foxes').tmdbId, filmCalled('Velvet Alibi').tmdbId],
    };
    const { say } = startTalk(createChatbot(), { readLists: async () => lists });
    const personal = await say('recommend me something');
    expect(idsOf(personal).some((id) => [...lists.liked, ...lists.watched].includes(id))).toBe(false);
    const wanted = await say('something from my watchlist');
    expect(lists.wanted).toEqual(expect.arrayContaining(idsOf(wanted)));
    expect(wanted.picks.length).toBeGreaterThan(0);
    expect((await say('what have I liked?')).message).toContain('Six Keys');
    expect((await say('what have I watched')).message).toContain('The Bank on Marrow Lane');

    const signedOut = startTalk(createChatbot());
    const popular = await signedOut.say('recommend me something');
    expect(popular.message).toContain('If you log in');
    expect(popular.picks.length).toBeGreaterThanOrEqual(3);
    expect((await signedOut.say('what have I liked?')).message).toContain('log in');

    const failing = startTalk(createChatbot(), { readLists: () => Promise.reject(new Error('down')) });
    expect((await failing.say('recommend me something')).message).toContain('could not be read');
  });

  it('[R59] meets distress with people who can help, and offers a comforting film after that', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const reply = await say('I want to kill myself');
    expect(reply.message).toContain('crisis line');
    expect(reply.picks).toEqual([]);
    const comfort = await say('yes please');
    expect(conversation().wishes.moods).toContain('feel-good');
    expect(comfort.picks.length).toBeGreaterThan(0);
    const again = startTalk(createChatbot());
    await again.say('I want to kill myself');
    expect((await again.say('no')).picks).toEqual([]);
  });

  it('[AP-12] offers only refinements that lead somewhere, each of which is understood', async () => {
    const messages = [
      'French comedies from the 90s',
      'horror',
      'something like Six Keys',
      'films with Greta Lindqvist',
    ];
    for (const message of messages) {
      const talk = startTalk(createChatbot());
      const { suggestions } = await talk.say(message);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const suggestion of suggestions) {
        const before = talk.conversation();
        const next = await createChatbot().reply({
          message: suggestion,
          conversation: before,
          signal: new AbortController().signal,
        });
        expect(findFaults(next, before, inventedFilms)).toEqual([]);
        expect(next.picks.length).toBeGreaterThan(0);
        expect(next.conversation.wishes).not.toEqual(before.wishes);
      }
    }
  });

  it('[AP-12] has shown everything at some point, and says so', async () => {
    const { say } = startTalk(createChatbot());
    const shown = new Set<number>();
    let reply = await say('documentaries');
    for (let turn = 0; turn < 4; turn += 1) {
      for (const id of idsOf(reply)) shown.add(id);
      reply = await say('more');
    }
    expect(shown).toContain(filmCalled('Counting Swans').tmdbId);
    expect(reply.message).toMatch(/shown you all|left out|Nothing fits|You have had/u);
  });

  it('[AP-12] begins no two replies in a row in the same words', async () => {
    const { say } = startTalk(createChatbot());
    let before = '';
    for (const message of [
      'hi',
      'hello',
      'a comedy',
      'more',
      'more',
      'thanks',
      'thank you',
      'asdf',
      'zxcv',
    ]) {
      const { message: said } = await say(message);
      const [opening = ''] = said.split('\n');
      expect(opening).not.toBe(before);
      before = opening;
    }
  });

  it('[AP-12] asks the recommendation service about the films that a search goes by, and no others', async () => {
    const asked: number[] = [];
    const findSimilar = async (tmdbId: number) => {
      asked.push(tmdbId);
      return [{ tmdbId: filmCalled('Velvet Alibi').tmdbId, fit: 1 }];
    };
    const { say } = startTalk(createChatbot({ findSimilar }));
    await say('horror films');
    expect(asked).toEqual([]);
    await say('something like Six Keys');
    expect(asked).toEqual([filmCalled('Six Keys').tmdbId]);
  });

  it('[R58] repeats nothing that was written but a title without its markup', async () => {
    const { say, conversation } = startTalk(createChatbot());
    for (const message of [
      'who directed "<img src=x onerror=alert(1)>"',
      'what is [x](javascript:alert(1)) about',
      'something like "![a](http://evil.example/p.png)"',
    ]) {
      const before = conversation();
      const reply = await say(message);
      expect(findFaults(reply, before, inventedFilms)).toEqual([]);
      expect(reply.message).not.toMatch(/<img|!\[|https?:\/\/|\[x\]/u);
    }
  });
});
