/** The chatbot's regular expressions: some are so large that a check of them takes seconds. */
import { expect, test } from 'vitest';
import { faultsOfPatterns } from '../../tools/bounded-patterns.ts';
import { findPatterns, patternsBuiltBy } from '../../tools/regular-expressions.ts';

test('[R60] no pattern of the chatbot takes longer than in proportion to what it is given, or what it is given is short', async () => {
  const { written, builders } = findPatterns(['packages/chatbot', 'packages/contracts/src/text']);
  const built = [];
  // One after the other: each listens for what is made while it loads.
  for (const file of builders) built.push(await patternsBuiltBy(file));
  expect(built.every((patterns) => patterns.length > 0)).toBe(true);
  expect(await faultsOfPatterns([...written, ...built.flat()])).toEqual([]);
});
