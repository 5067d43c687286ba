import { expect, test } from 'vitest';
import { aPerson, aRole, plainFilm, plainFilms } from './a-query.ts';
import { createFilmLikeness } from './film-likeness.ts';

const crowd = plainFilms(30, (at) => ({ themes: [`theme ${at % 10}`], moods: [`mood ${at % 5}`] }));

test.each([
  [{ themes: ['whale'] }],
  [{ moods: ['whimsical'] }],
  [{ genres: [37] }],
  [{ directors: [aPerson(9)] }],
  [{ cast: [aRole(9)] }],
  [{ language: 'fi' }],
  [{ year: 1931 }],
])('films that share %j are more alike than others', async (shared) => {
  const films = [plainFilm(50, shared), plainFilm(51, shared), ...crowd];
  const { likenessTo, compareWith } = await createFilmLikeness(films);
  const likeness = likenessTo([0]);
  expect(likeness[1]).toBeGreaterThan(Math.max(...likeness.subarray(2)));
  expect(compareWith(0)(1)).toBeCloseTo(likeness[1]!, 5);
});

test('a film is not like itself, alone or among others, and nobody is alike above 1', async () => {
  const { likenessTo } = await createFilmLikeness(crowd);
  expect(likenessTo([3])[3]).toBeCloseTo(0, 5);
  expect(Math.max(...likenessTo([3]))).toBeLessThanOrEqual(1.0001);
  const both = likenessTo([3, 13]);
  expect(both[3]).toBeCloseTo(likenessTo([13])[3]! / 2, 5);
});

test('how a film came to be ties it to no other', async () => {
  const films = [
    plainFilm(50, { themes: ['sequel', 'based on novel'] }),
    plainFilm(51, { themes: ['sequel'] }),
    ...crowd,
  ];
  const { likenessTo } = await createFilmLikeness(films);
  const likeness = likenessTo([0]);
  expect(likeness[1]).toBeCloseTo(likeness[2]!, 5);
});
