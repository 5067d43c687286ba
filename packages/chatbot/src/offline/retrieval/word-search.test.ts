import { expect, test } from 'vitest';
import { aRole, plainFilm, plainFilms } from './a-query.ts';
import { createWordSearch } from './word-search.ts';

const crowd = plainFilms(40, (at) => ({ overview: `A farmer paints number ${at}.` }));

test('[AP-12] films are found by title, themes, moods, people, characters and summary', async () => {
  const hidden = plainFilm(99, {
    title: 'Zephyr',
    themes: ['lighthouse keeper'],
    moods: ['whimsical'],
    directors: [{ id: 1, name: 'Orla Quist' }],
    cast: [{ ...aRole(2, 'Captain Bramble'), name: 'Tim Sedge' }],
    overview: 'A violin sinks.',
  });
  const { score } = await createWordSearch([...crowd, hidden]);
  const words = ['zephyr', 'lighthouses', 'whimsical', 'quist', 'sedge', 'bramble', 'violins'];
  const finds = words.filter((word) => score([word])[40]! > 0);
  expect(finds).toEqual(words);
  const others = words.map((word) => Math.max(...score([word]).subarray(0, 40)));
  expect(others).toEqual(words.map(() => 0));
});

test('who has more of what is asked scores higher, and nobody above 1', async () => {
  const both = plainFilm(1, {
    themes: ['submarine', 'chess'],
    overview: 'A submarine, and chess in the submarine.',
  });
  const one = plainFilm(2, { themes: ['submarine'] });
  const aside = plainFilm(3, { overview: 'Somebody sees a submarine.' });
  const { score } = await createWordSearch([both, one, aside, ...crowd]);
  const [first, second, third, other] = score(['submarine', 'chess', 'tournament']);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(third).toBeGreaterThan(other!);
  expect(other).toBe(0);
  expect(first).toBeLessThanOrEqual(1);
});

test('a rare word tells more than a common one', async () => {
  const { score } = await createWordSearch([plainFilm(1, { overview: 'A whale.' }), ...crowd]);
  const scores = score(['farmer', 'whale']);
  expect(scores[0]).toBeGreaterThan(3 * scores[1]!);
});

test('another word for the same thing counts, but for less', async () => {
  const own = plainFilm(1, { overview: 'An attorney sings.' });
  const kin = plainFilm(2, { overview: 'A lawyer sings.' });
  const { score } = await createWordSearch([own, kin, ...crowd]);
  const [first, second, other] = score(['attorney']);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(other!);
});

test('words that no film has count for nothing', async () => {
  const { score } = await createWordSearch(crowd);
  expect(Math.max(...score(['quasar', 'the', '']))).toBe(0);
  expect(score(['quasar', 'farmer'])).toEqual(score(['farmer']));
  expect((await createWordSearch([])).score(['farmer'])).toHaveLength(0);
});
