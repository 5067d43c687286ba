import { expect, test } from 'vitest';
import { createSpeller } from './speller.ts';

const known =
  'french fresh dragons drags comedy scary gory movies about zombies murder moodier fantasy adventure nineties animated documentary creepy detective family the not anything hours';
const correct = createSpeller(known.split(' '), new Set(['house', 'awake', 'combined', 'notable']));

test.each([
  ['frech', 'french'],
  ['dragns', 'dragons'],
  ['hte', 'the'],
  ['muder', 'murder'],
  ['sombies', 'zombies'],
  ['fantacy', 'fantasy'],
  ['advenchure', 'adventure'],
  ['ninteys', 'nineties'],
  ['aminated', 'animated'],
  ['ocumentary', 'documentary'],
  ['creppy', 'creepy'],
  ['dedective', 'detective'],
])('[AP-12] the slip %s is read as %s', (written, meant) => {
  expect(correct(written)).toBe(meant);
});

test('[AP-12] two words that were run together are two', () => {
  expect(correct('anythingscary')).toBe('anything scary');
  expect(correct('notgory')).toBe('not gory');
  expect(correct('moviesabout')).toBe('movies about');
});

test.each(['house', 'awake', 'combined', 'notable', 'family', 'remedy', 'wagons', 'abc'])(
  '[AP-12] %s stays as it is',
  (word) => {
    expect(correct(word)).toBe(word);
  },
);
