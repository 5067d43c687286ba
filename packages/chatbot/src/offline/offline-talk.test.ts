import { describe, expect, it } from 'vitest';
import { filmCalled, inventedFilms } from '../a-film.ts';
import type { Chatbot } from '../chatbot.ts';
import { findFaults } from '../test-faults.ts';
import { aSource, idsOf, startTalk } from '../test-talk.ts';
import { openMind } from './mind.ts';
import { createOfflineChatbot } from './offline-chatbot.ts';

const source = aSource(inventedFilms);
const mind = openMind(source);

function createChatbot(): Chatbot {
  return createOfflineChatbot({ source, mind });
}

function titleOf(id: number | undefined): string {
  return inventedFilms.find(({ tmdbId }) => tmdbId === id)?.title ?? '';
}

describe('how people talk with the offline engine', () => {
  it('[AP-12] takes praise for no wish, and goes on from what was talked of', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const first = await say('thrillers');
    const liked = idsOf(first)[1];
    await say('tell me about the second one');
    await say('cool, more like that');
    expect(conversation().wishes).toMatchObject({ moods: [], likeFilms: [liked] });
    const others = await say('nice, another');
    expect(others.picks.length).toBeGreaterThan(0);
    await say('great, and something shorter');
    expect(conversation().wishes).toMatchObject({ moods: [], likeFilms: [liked] });
    expect(conversation().wishes.runtime?.to).toBeGreaterThan(0);
  });

  it('[AP-12] says which refused film it does without, and why it picked one', async () => {
    const { say } = startTalk(createChatbot());
    const first = await say('comedies');
    const refused = titleOf(idsOf(first)[0]);
    const left = await say('not the first one, seen it');
    expect(left.message).toContain(`Without ${refused}, then.`);
    const why = await say('why the second one?');
    expect(why.picks).toEqual([]);
    expect(why.message).toMatch(/^You asked for comedies, and \[/u);
    expect(why.message).toContain(`/movie/${idsOf(left)[1]}`);
  });

  it('[AP-12] leads who does not know what to watch, and chooses for who still does not', async () => {
    const { say } = startTalk(createChatbot());
    const asked = await say("i'm bored");
    expect(asked.picks).toEqual([]);
    expect(asked.suggestions).toHaveLength(3);
    const chosen = await say('dunno');
    expect(chosen.picks.length).toBeGreaterThanOrEqual(3);
    expect(chosen.message).not.toContain('log in');
  });

  it('[AP-12] does not take a tumble of letters for more of the same', async () => {
    const { say, conversation } = startTalk(createChatbot());
    await say('comedies');
    const before = conversation().wishes;
    const reply = await say('asdf qwer');
    expect(reply.picks).toEqual([]);
    expect(conversation().wishes).toEqual(before);
  });

  it('[AP-12] begins anew from the film of a page, and keeps what may not come', async () => {
    const { say, conversation } = startTalk(createChatbot());
    const page = filmCalled('Six Keys').tmdbId;
    await say('something scary from the 80s under two hours, no westerns');
    await say('More like this', { pageFilm: page });
    expect(conversation().wishes).toMatchObject({
      likeFilms: [page],
      moods: [],
      years: null,
      runtime: null,
      withoutGenres: [37],
    });
  });

  it('[AP-12] says once that all films of somebody were shown, offers others, and goes on without them', async () => {
    const { say, conversation } = startTalk(createChatbot());
    let reply = await say('films directed by Olaf Brandt');
    for (let turn = 0; turn < 5 && reply.picks.length > 0; turn += 1) reply = await say('more');
    expect(reply.message).toMatch(
      /^I have shown you all the films directed by Olaf Brandt .* Shall I go on/u,
    );
    expect(reply.suggestions).toContain('Yes, go on');
    const offered = conversation();
    const others = await say('something funny');
    expect(others.message).toMatch(/^This time without Olaf Brandt/u);
    expect(others.picks.length).toBeGreaterThan(0);
    expect((await say('more')).message).toMatch(/^Again without Olaf Brandt/u);
    const accepted = await createChatbot().reply({
      message: 'Yes, go on',
      conversation: offered,
      signal: new AbortController().signal,
    });
    expect(accepted.picks.length).toBeGreaterThan(0);
    expect(accepted.conversation.wishes.people).toEqual([]);
  });

  it('[AP-12] finds no film of two people, and each chip that it offers then leads to films', async () => {
    const talk = startTalk(createChatbot());
    const reply = await talk.say(
      'films with Greta Lindqvist and Tobias Finch that Una Marsh and Olaf Brandt made',
    );
    expect(reply.picks).toEqual([]);
    const chips = reply.suggestions.filter((text) => text !== 'Start over');
    expect(chips).toHaveLength(2);
    for (const message of chips) {
      const before = talk.conversation();
      const next = await createChatbot().reply({
        message,
        conversation: before,
        signal: new AbortController().signal,
      });
      expect(findFaults(next, before, inventedFilms)).toEqual([]);
      expect(next.picks.length).toBeGreaterThan(0);
    }
  });

  it('[AP-12] tells that somebody only directs, where films with them in it are wished for', async () => {
    const { say } = startTalk(createChatbot());
    await say('who directed Six Keys?');
    const reply = await say('something with him in it');
    expect(reply.message).toContain('Olaf Brandt is not in front of the camera');
    expect(reply.picks.length).toBeGreaterThan(0);
  });

  it('[AP-12] has a next step after thanks, and speaks of logging in once', async () => {
    const { say } = startTalk(createChatbot());
    expect((await say('what should we watch tonight')).message).not.toContain('log in');
    expect((await say('recommend me something')).message).toContain('log in');
    expect((await say('recommend me something')).message).not.toContain('log in');
    const thanked = await say('thanks');
    expect(thanked.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(thanked.suggestions).not.toContain('Start over');
  });
});
