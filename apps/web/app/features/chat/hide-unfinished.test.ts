import { expect, test } from 'vitest';
import { hideUnfinished } from './hide-unfinished.ts';

const whole = 'Try [Heat (1995)](/movie/949), it is **tense**:\n\n- [Up (2009)](/movie/14160): warm';

test('[CH-04] while a reply comes sign by sign, no sign of markdown is ever shown that is not one in the end', () => {
  for (let length = 0; length <= whole.length; length += 1) {
    const shown = hideUnfinished(whole.slice(0, length));
    expect(shown).not.toMatch(/\[[^\]]*$|\]$|\]\([^)]*$|[*-]$/);
    expect(whole.startsWith(shown)).toBe(true);
  }
  expect(hideUnfinished(whole)).toBe(whole);
});

test('brackets that are no link stay', () => {
  expect(hideUnfinished('Seen [or not] yesterday')).toBe('Seen [or not] yesterday');
});
