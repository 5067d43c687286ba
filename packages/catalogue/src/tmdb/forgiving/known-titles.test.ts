import { expect, test } from 'vitest';
import { countEdits } from './count-edits.ts';
import { createKnownTitles } from './known-titles.ts';

const titles = [
  'Interstellar',
  'Harry Potter and the Goblet of Fire',
  "Harry Potter and the Philosopher's Stone",
  'The Shawshank Redemption',
  'Spider-Man: No Way Home',
  'Star Wars',
  "Ocean's Eleven",
  'Jaws',
  'Rocky II',
  'Heat',
  'Up',
];

function aMemory(most = 100) {
  const known = createKnownTitles(most);
  for (const title of titles) known.note(title);
  return known;
}

test.each([
  ['intersteller', 'Interstellar'],
  ['INTERSTELAR', 'Interstellar'],
  ['shawshenk redemtion', 'shawshank redemption'],
  ['the shawshenk redemtion', 'The Shawshank Redemption'],
  ['spiderman no way home', 'Spider-Man: No Way Home'],
  ['starwars', 'Star Wars'],
  ['satr wars', 'Star Wars'],
  ['oceans eleven', "Ocean's Eleven"],
  ['harry poter', 'harry potter'],
  ['hary potter stone', 'harry potter stone'],
  ['jawz', 'jaws'],
  ['roky 2', 'Rocky II'],
  ['rocky two', 'Rocky II'],
])('"%s" may mean "%s"', (query, meant) => {
  expect(aMemory().correct(query)).toBe(meant);
});

test.each(['jaw', 'op', 'xyzzy', 'interview', 'harry potter', 'the notebook', ''])(
  '"%s" is left as it is',
  (query) => {
    expect(aMemory().correct(query)).toBeUndefined();
  },
);

test('[R55] no more titles are kept than are allowed, the longest unmentioned go first', () => {
  const known = aMemory(titles.length);
  known.note('Interstellar');
  known.note('The Matrix');
  expect(known.correct('the matrx')).toBe('The Matrix');
  expect(known.correct('intersteller')).toBe('Interstellar');
  for (let film = 0; film < 1_000; film += 1) known.note(`Film ${film}`);
  expect(known.correct('intersteller')).toBeUndefined();
  expect(known.correct('shawshenk redemtion')).toBeUndefined();
});

test('a swap of two letters is one edit', () => {
  expect(countEdits('satr', 'star')).toBe(1);
  expect(countEdits('star', 'star')).toBe(0);
  expect(countEdits('abcd', 'badc')).toBeGreaterThan(1);
});
