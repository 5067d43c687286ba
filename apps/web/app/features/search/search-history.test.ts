import { searchHistory } from '@kinora/contracts/limits';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  addToHistory,
  cleanHistory,
  readHistory,
  rememberSearch,
  type HistoryStorage,
} from './search-history.ts';

function aStorage(written: string | null = null): HistoryStorage & { written: () => string | null } {
  let kept = written;
  return {
    getItem: () => kept,
    setItem: (_key, value) => void (kept = value),
    written: () => kept,
  };
}

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

test('entries are trimmed, and what is empty or no text is left out', () => {
  expect(cleanHistory([' a ', '', '   ', 7, null, undefined, {}, ['b'], 'c'])).toEqual(['a', 'c']);
});

test('an entry that differs only in case is the same, and the newest writing stays', () => {
  expect(cleanHistory(['Alien', 'ALIEN', 'heat', 'alien'])).toEqual(['Alien', 'heat']);
});

test('a query goes in front, also when it was there before', () => {
  expect(addToHistory(['heat', 'alien'], ' ALIEN ')).toEqual(['ALIEN', 'heat']);
});

test('at most ten are kept, and the oldest goes', () => {
  const full = Array.from({ length: 10 }, (_, number) => `q${number}`);
  expect(addToHistory(full, 'new')).toEqual(['new', ...full.slice(0, 9)]);
});

test('whatever was stored, the history is a short list of different, trimmed texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const history = readHistory(() => aStorage(JSON.stringify(stored)));
      expect(history.length).toBeLessThanOrEqual(searchHistory.kept);
      expect(new Set(history.map((query) => query.toLowerCase())).size).toBe(history.length);
      expect(history.every((query) => query !== '' && query === query.trim())).toBe(true);
    }),
  );
});

test('cleaning a clean history changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (entries) => {
      const once = cleanHistory(entries);
      expect(cleanHistory(once)).toEqual(once);
    }),
  );
});

test.each([null, '', '{', '"text"', '{"a":1}', 'null', '7'])('stored as %s it counts as none', (written) => {
  expect(readHistory(() => aStorage(written))).toEqual([]);
});

test('a storage that refuses to be read counts as none', () => {
  expect(readHistory(() => ({ getItem: refuse, setItem: refuse }))).toEqual([]);
});

test('a search is written under the key that the specification names', () => {
  const storage = aStorage('["heat"]');
  const setItem = vi.spyOn(storage, 'setItem');
  rememberSearch(() => storage, 'alien');
  expect(setItem).toHaveBeenCalledWith('movie_search_history', '["alien","heat"]');
});

test('a full storage is logged and stops nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => rememberSearch(() => ({ getItem: () => null, setItem: refuse }), 'alien')).not.toThrow();
  expect(warn).toHaveBeenCalledWith('The search could not be remembered', expect.any(DOMException));
  warn.mockClear();
});
