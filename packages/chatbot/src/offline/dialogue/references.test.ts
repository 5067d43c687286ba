import { describe, expect, it } from 'vitest';
import { newConversation } from '../../conversation.ts';
import { splitMessage } from '../reading/split-message.ts';
import { addReferences, listedFilms } from './references.ts';
import { readRefusedTitle, refusedFilms } from './refused-films.ts';

const latest = [11, 22, 33, 44];

function point(message: string): number[] {
  const mentions = addReferences(splitMessage(message), [], latest);
  return mentions.flatMap((mention) => (mention.kind === 'film' ? mention.tmdbIds : []));
}

describe('pointing at the latest list', () => {
  it.each([
    ['the second one', [22]],
    ['tell me about the first', [11]],
    ['like the third', [33]],
    ['the last one please', [44]],
    ['is the first movie scary?', [11]],
    ['number 2', [22]],
    ['3', [33]],
    ['second', [22]],
    ['the first and the third', [11, 33]],
    ['the fifth one', []],
    ['films about the second world war', []],
    ['the last decade', []],
    ['from the first half of the 90s', []],
    ['2 brothers rob a bank', []],
  ])('[AP-12] "%s" points at %j', (message, ids) => {
    expect(point(message)).toEqual(ids);
  });

  it('[AP-12] counts in the films that were asked about last', () => {
    const conversation = { ...newConversation(), latestPicks: latest };
    expect(listedFilms(conversation)).toEqual(latest);
    const asked = { kind: 'which-film', tmdbIds: [5, 6], question: 'director' } as const;
    expect(listedFilms({ ...conversation, asked: { ...asked, tmdbIds: [5, 6] } })).toEqual([5, 6]);
  });

  it.each([
    ["i've seen those", latest],
    ['ive seen them all', latest],
    ['none of these', latest],
    ['ive seen the first two', [11, 22]],
    ['seen the last 3', [22, 33, 44]],
    ['not that one', [11]],
    ['ive seen it', [11]],
    ['not that scary', []],
    ['something else', []],
  ])('[AP-12] "%s" refuses %j', (message, ids) => {
    const line = splitMessage(message)
      .map(({ folded }) => folded)
      .join(' ');
    const conversation = { ...newConversation(), latestPicks: latest };
    expect(refusedFilms({ line, conversation, subjectFilm: null })).toEqual(ids);
  });

  it('[AP-12] takes what follows "not" for a title where nothing else was understood', () => {
    expect(readRefusedTitle('but not inside out')).toBe('inside out');
    expect(readRefusedTitle('inside out')).toBeNull();
  });

  it('[AP-12] refuses the film that is talked of', () => {
    const subject = { kind: 'film', tmdbId: 99 } as const;
    const conversation = { ...newConversation(), latestPicks: latest, subject };
    expect(refusedFilms({ line: 'not that one', conversation, subjectFilm: 99 })).toEqual([99]);
  });
});
