import { describe, expect, it } from 'vitest';
import { aFilm } from '../../a-film.ts';
import { splitMessage } from '../reading/split-message.ts';
import { readTitledQuestion } from './titled-question.ts';
import { findOutstanding } from './which-of-these.ts';

function read(message: string): readonly [string, string] | null {
  const words = splitMessage(message);
  const found = readTitledQuestion(words.map(({ folded }) => folded).join(' '), words);
  return found && [found.written, found.line];
}

describe('questions that can only be about a film', () => {
  it.each([
    ['Who directed The Room?', 'The Room', 'who directed FILM'],
    ['what is Zzyzx Road about', 'Zzyzx Road', 'what is FILM about'],
    ['where can I stream Alien?', 'Alien', 'where can i stream FILM'],
    ['is Scary Movie any good', 'Scary Movie', 'is FILM any good'],
    ['how much money did Titanic make?', 'Titanic', 'how much money did FILM make'],
    ['when did Up come out', 'Up', 'when did FILM come out'],
    ['do you have Zorblax Rising 7?', 'Zorblax Rising 7', 'do you have FILM'],
  ])('[AP-12] "%s" asks about "%s"', (message, title, line) => {
    expect(read(message)).toEqual([title, line]);
  });

  it.each([
    'who directed it',
    'tell me about comedies',
    'what is the capital of France',
    'have you got any films',
    'do you have feelings',
    'something scary',
  ])('[AP-12] "%s" names no title', (message) => {
    expect(read(message)).toBeNull();
  });
});

describe('the outstanding film of a list', () => {
  const listed = [
    aFilm({ tmdbId: 1, year: 1990, runtime: 120, rating: 8 }),
    aFilm({ tmdbId: 2, year: 2010, runtime: 90, rating: 7 }),
    aFilm({ tmdbId: 3, year: null, runtime: null, rating: null }),
  ];

  it.each([
    ['which of these is the best rated', 'rating', 1],
    ['which one is the shortest', 'runtime', 2],
    ['what is the newest', 'year', 2],
    ['which of them is the oldest', 'year', 1],
    ['the shortest of these', 'runtime', 2],
    ['which of these would you recommend', 'why', 1],
    ['which one should i watch first', 'why', 1],
  ])('[AP-12] "%s" asks for the %s of film %i', (line, question, tmdbId) => {
    expect(findOutstanding(line, listed)).toEqual({ question, tmdbId });
  });

  it('[AP-12] is not asked for by a wish, and none where nothing was shown', () => {
    expect(findOutstanding('the best comedies', listed)).toBeNull();
    expect(findOutstanding('which one is the shortest', [])).toBeNull();
  });
});
