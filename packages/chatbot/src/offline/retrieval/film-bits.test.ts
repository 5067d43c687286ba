import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectBits, countBits, hasBit, listOutside, nextOutside, uniteBits } from './film-bits.ts';

const anyFlags = fc.array(fc.boolean(), { maxLength: 100 });

function bitsOf(flags: readonly boolean[]) {
  return collectBits(flags, (flag) => flag);
}

test('a set of bits has what was put into it, tells how much that is and what is not in it', () => {
  fc.assert(
    fc.property(anyFlags, (flags) => {
      const bits = bitsOf(flags);
      const outside = [...flags.keys()].filter((number) => !flags[number]);
      expect(flags.map((_, number) => hasBit(bits, number))).toEqual(flags);
      expect(countBits(bits)).toBe(flags.length - outside.length);
      expect(listOutside(bits, flags.length)).toEqual(outside);
    }),
  );
});

test('sets are united', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 100 }), (pairs) => {
      const sets = [bitsOf(pairs.map(([one]) => one)), bitsOf(pairs.map(([, other]) => other))];
      expect(uniteBits(sets, pairs.length)).toEqual(bitsOf(pairs.map(([one, other]) => one || other)));
    }),
  );
});

test.each([0, 31, 32, 33, 64])('of %i films that are all in the set none is left outside', (films) => {
  const all = bitsOf(Array.from({ length: films }, () => true));
  expect(nextOutside(all, 0)).toBeGreaterThanOrEqual(films);
});
