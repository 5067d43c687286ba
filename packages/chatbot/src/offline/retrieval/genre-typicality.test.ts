import { expect, test } from 'vitest';
import { plainFilm, plainFilms } from './a-query.ts';
import { createGenreTypicality } from './genre-typicality.ts';

test('a film with what its genre is full of is more typical than one with what other genres are full of', async () => {
  const comedies = plainFilms(20, () => ({ genres: [35], moods: ['funny'], themes: ['wedding'] }));
  const thrillers = plainFilms(20, () => ({ genres: [53], moods: ['tense'], themes: ['murder'] }));
  const usual = plainFilm(90, { genres: [35], moods: ['funny'] });
  const odd = plainFilm(91, { genres: [35, 53], moods: ['tense'], themes: ['murder'] });
  const bare = plainFilm(92, { genres: [35], moods: [] });
  const { typicality } = await createGenreTypicality([usual, odd, bare, ...comedies, ...thrillers]);
  expect(typicality(35, 0)).toBeGreaterThan(0.5);
  expect(typicality(35, 1)).toBeLessThan(0.5);
  expect(typicality(35, 2)).toBe(0.5);
  expect(typicality(53, 0)).toBe(0);
  expect(typicality(99, 0)).toBe(0);
});
