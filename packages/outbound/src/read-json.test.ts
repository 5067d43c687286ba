import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

test('[R17] JSON is read, brackets and quotes in its texts are no depth', () => {
  const value = { a: ['[[[[', '{"\\"{{', { b: null }], 'c]"': 1 };
  expect(readJson(JSON.stringify(value), 3)).toEqual(value);
});

test('[R17] JSON that is nested too deep is refused before it is parsed', () => {
  expect(readJson(nested(32), 32)).toBeDefined();
  expect(() => readJson(nested(33), 32)).toThrow('too deep');
  expect(() => readJson('{"a":'.repeat(1_000_000), 32)).toThrow('too deep');
});

test('[R17] names that could change an object are left out, also when they are written with escapes', () => {
  const read = readJson('{"a": {"__proto__": {"isAdmin": true}, "\\u005f_proto__": 1, "b": 2}}', 32);
  expect(JSON.stringify(read)).toBe('{"a":{"b":2}}');
  expect({}).not.toHaveProperty('isAdmin');
});

test.each(['', '{"a":', '[1,2', '"abc', '<html>', '{"a":1}}'])('[R17] %j is no JSON', (text) => {
  expect(() => readJson(text, 32)).toThrow(SyntaxError);
});
