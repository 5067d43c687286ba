import { credits, personMovieCredits } from '@kinora/contracts/movies';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { readCredits, readPersonMovieCredits } from './read-credits.ts';

const person = {
  adult: false,
  gender: 2,
  id: 2,
  known_for_department: 'Acting',
  name: 'Mark Hamill',
  original_name: 'Mark Hamill',
  popularity: 8,
  profile_path: null,
  credit_id: '52fe420dc3a36847f8000441',
  cast_id: 3,
  character: 'Luke Skywalker',
  order: 0,
};
const crew = { ...person, credit_id: 'b', department: 'Directing', job: 'Director' };

test('[R17] a cast is put in billing order, each credit once, and what we do not know passes through', () => {
  const second = { ...person, id: 3, credit_id: 'c', order: 1, note: 'x' };
  const read = readCredits({ id: 11, cast: [second, person, person], crew: [crew, crew] }, 11);
  expect(read).toEqual({ id: 11, cast: [person, second], crew: [crew] });
});

test('[R17] somebody of whom TMDB knows almost nothing is in the cast, somebody without a name is not', () => {
  const bare = { id: 3, name: 'Anna', credit_id: 'c', gender: null, character: null };
  const read = readCredits({ id: 11, cast: [person, bare, { ...bare, name: null }], crew: [] }, 11);
  credits.parse(read);
  expect(read.cast.map(({ name }) => name)).toEqual(['Mark Hamill', 'Anna']);
  expect(read.cast[1]).toMatchObject({ gender: null, character: '', profile_path: null });
});

test.each<[string, unknown]>([
  ['no cast', { id: 11, cast: null, crew: [] }],
  ['no crew', { id: 11, cast: [] }],
  ['mostly nonsense', { id: 11, cast: [{}, {}, person], crew: [] }],
])('[R17] credits with %s are none', (_, body) => {
  expect(() => readCredits(body, 11)).toThrow(ZodError);
});

test('[R17] the credits of another film are not those that were asked for', () => {
  expect(() => readCredits({ id: 12, cast: [], crew: [] }, 11)).toThrow('another film');
});

const film = { id: 11, title: 'Star Wars', character: 'Luke', credit_id: 'a', order: 0 };

test('[R17] the films of a person are read like other films, without those for adults', () => {
  const body = {
    id: 2,
    cast: [film, film, { ...film, credit_id: 'z', adult: true }],
    crew: [{ ...film, credit_id: 'd', department: 'Directing', job: 'Director' }],
  };
  const read = personMovieCredits.parse(readPersonMovieCredits(body, 2));
  expect(read.cast).toMatchObject([{ id: 11, release_date: '', poster_path: null, character: 'Luke' }]);
  expect(read.crew).toMatchObject([{ job: 'Director' }]);
});

test('[R17] the films of another person, and what are no films, are not what was asked for', () => {
  expect(() => readPersonMovieCredits({ id: 3, cast: [], crew: [] }, 2)).toThrow('another person');
  expect(() => readPersonMovieCredits({ id: 2, cast: [{}, 7], crew: [] }, 2)).toThrow('most entries');
});
