import { popularSearches } from '@kinora/contracts/limits';
import { expect, test } from 'vitest';
import { listOptions, moveActive } from './search-options.ts';

const film = { id: 11, title: 'Star Wars', poster: null, releaseDate: '1977-05-25', rating: 8.2 };

test('without suggestions there are three recent searches and then the popular ones', () => {
  const options = listOptions({ found: undefined, isSearching: false }, ['a', 'b', 'c', 'd']);
  expect(options.map((option) => (option.kind === 'movie' ? option.movie.title : option.query))).toEqual([
    'a',
    'b',
    'c',
    ...popularSearches,
  ]);
  expect(options[4]).toMatchObject({ kind: 'popular', path: '/search/Mission%20Impossible' });
});

test('with suggestions there are only films, each at its page', () => {
  expect(listOptions({ found: [film], isSearching: true }, ['a'])).toEqual([
    { kind: 'movie', movie: film, path: '/movie/11' },
  ]);
  expect(listOptions({ found: [], isSearching: false }, ['a'])).toEqual([]);
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, -1],
  ['ArrowUp', -1, 0, -1],
] as const)('%s leads from %i of %i to %i', (key, active, count, next) => {
  expect(moveActive(active, key, count)).toBe(next);
});
