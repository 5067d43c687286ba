import { expect, test } from 'vitest';
import { simplifyQuery } from './simplify-query.ts';

test.each<[string, { query: string; year?: number } | undefined]>([
  ['dune 1984', { query: 'dune', year: 1984 }],
  ['Dune (1984)', { query: 'Dune', year: 1984 }],
  ['Dune [1984]', { query: 'Dune', year: 1984 }],
  ['Dune, 1984', { query: 'Dune', year: 1984 }],
  ['Dune(1984) extended', { query: 'Dune extended', year: 1984 }],
  ['blade runner 2049 2017', { query: 'blade runner 2049', year: 2017 }],
  ['1917', undefined],
  ['(1917)', { query: '1917' }],
  ['2012 end of the world', undefined],
  ['dune 19845', undefined],
  ['spider-man: no way home!', { query: 'spider man no way home' }],
  ["ocean's eleven", { query: 'oceans eleven' }],
  ['mr. & mrs. smith', { query: 'mr and mrs smith' }],
  ['rocky two', { query: 'rocky 2' }],
  ['dr strangelove', { query: 'doctor strangelove' }],
  ['interstellar', undefined],
  ['???', undefined],
  ['七人の侍', undefined],
])('"%s" is tried again as %j', (query, wording) => {
  expect(simplifyQuery(query)).toEqual(wording);
});

/** With time that grows faster than the query, this would outlast the runner's patience. */
test('[R60] no query takes long', () => {
  for (const sign of ['(', ' ', '1', '1984', '(1984', "'", '-', 'a ']) {
    expect(() => simplifyQuery(sign.repeat(500_000))).not.toThrow();
  }
});
