import { describe, expect, it } from 'vitest';
import { mostExchanges, mostShown, rememberExchange, rememberShown, type Exchange } from './conversation.ts';

describe('what a conversation remembers', () => {
  it('[R59] the last ten exchanges, the latest at length and the beginnings of the others', () => {
    let exchanges: Exchange[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      exchanges = rememberExchange(exchanges, {
        asked: `${turn} ${'a'.repeat(2_000)}`,
        answered: 'b'.repeat(5_000),
      });
    }
    expect(exchanges).toHaveLength(mostExchanges);
    expect(exchanges.at(-1)?.asked.startsWith('29 ')).toBe(true);
    expect(exchanges.at(-1)?.answered.length).toBeGreaterThan(exchanges.at(-2)?.answered.length ?? 0);
    expect(JSON.stringify(exchanges).length).toBeLessThan(5_000);
  });

  it('[AP-12] the films that were shown, each once, the oldest forgotten first', () => {
    const many = Array.from({ length: mostShown }, (_, index) => index);
    expect(rememberShown([1, 2], [2, 3])).toEqual([1, 2, 3]);
    expect(rememberShown(many, [9_999]).slice(0, 1)).toEqual([1]);
    expect(rememberShown(many, [9_999])).toHaveLength(mostShown);
  });
});
