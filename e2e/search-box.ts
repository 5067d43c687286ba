/** The search in the top bar. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const minute = 60_000;

/** The way to the search on wide and small screens. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search movies' }).click();
  const input = page.getByRole('combobox', { name: 'Search movies' });
  await expect(input).toBeFocused();
  return input;
}

/** Stops the page's clock, so that only `runFor` and `fastForward` move it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + minute));
}
