import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf, searchPath } from './search-paths.ts';

test('a query of any characters is the same after the trip through a browser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (written) => {
      const query = written.toWellFormed().trim();
      fc.pre(query !== '');
      const { pathname, search, hash } = new URL(searchPath(query), 'https://kinora.example');
      expect([search, hash]).toEqual(['', '']);
      expect(queryOf(pathname)).toBe(query);
    }),
    { numRuns: 500, examples: [['..'], ['.'], ['%2F'], ['a/b?c#d&e+f'], ['%'], ['../..']] },
  );
});

test.each([
  ['star wars', '/search/star%20wars'],
  ['a/b', '/search/a%2Fb'],
  ['%2F', '/search/%252F'],
  ['..', '/search/..%20'],
  ['...', '/search/...'],
])('%s stands at %s', (query, path) => {
  expect(searchPath(query)).toBe(path);
});

test.each(['100%', '%zz', '%ff'])('%s, which cannot be decoded, is taken as it is written', (written) => {
  expect(queryOf(`/search/${written}`)).toBe(written);
});
