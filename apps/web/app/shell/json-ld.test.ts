import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeJson } from './json-ld.tsx';

test('the escaped JSON means the same and holds nothing that could end its element', () => {
  const hostile = fc.constantFrom(
    '</script>',
    '<!--',
    '<script',
    ']]>',
    '\u2028',
    '\u2029',
    '&lt;',
    '"',
    '\\',
  );
  const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (value) => {
      const written = escapeJson(value);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
