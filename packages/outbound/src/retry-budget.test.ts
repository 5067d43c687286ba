import { array, assert, boolean, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryBudget } from './retry-budget.ts';

test('[R11] at no moment are there more retries than a tenth of the first tries', () => {
  assert(
    property(array(boolean(), { maxLength: 400 }), (isRetry) => {
      const budget = createRetryBudget({ share: 0.1, most: 10 });
      let tries = 0;
      let retries = 0;
      for (const wishes of isRetry) {
        if (wishes) retries += budget.spend() ? 1 : 0;
        else {
          budget.earn();
          tries += 1;
        }
        expect(retries).toBeLessThanOrEqual(tries / 10);
      }
    }),
  );
});

test('[R11] good times earn retries for bad ones, up to a limit', () => {
  const budget = createRetryBudget({ share: 0.1, most: 3 });
  for (let time = 0; time < 1_000; time += 1) budget.earn();
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false]);
});
