/** An unexpected line on the console fails the test that caused it; one that is expected is spied on there. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const watched = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of watched) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of watched) {
    const spy = console[level];
    // A test that expects a line spies on it and gives the console back itself.
    if (!vi.isMockFunction(spy)) continue;
    const lines = spy.mock.calls.map((words) => words.map(String).join(' '));
    spy.mockRestore();
    expect(lines, `unexpected console.${level}`).toEqual([]);
  }
});
