import { toasts } from '@kinora/contracts/limits';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const loginToLike = 'Please login to like movies';

/** Shows a first toast, which loads what toasts are made of, and stops the clock after it has gone. */
async function stopClockAfterFirstToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Like Star Wars$/ }).click();
  await expect(page.getByText(loginToLike)).toBeVisible();
  await page.mouse.move(5, 400);
  // They are asked for when a visitor does something, and would be given up if the clock jumped meanwhile.
  const recommended = page.getByRole('region', { name: 'Recommended Movies' });
  await expect(recommended.getByRole('article').first()).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByText(loginToLike)).toHaveCount(0);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test('[RT-15] a toast stands at the bottom centre for 3000 ms', { tag: '@both' }, async ({ page, visit }) => {
  await page.clock.install();
  await visit('/movie/11');
  await stopClockAfterFirstToast(page);
  await page.getByRole('button', { name: /^Like Star Wars$/ }).click();
  const toast = page.getByText(loginToLike);
  await expect(toast).toBeVisible();
  // A toast stays while the pointer is on it.
  await page.mouse.move(5, 400);
  const box = await toast.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The toast must have a place');
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(10);
  expect(size.height - (box.y + box.height)).toBeGreaterThanOrEqual(0);
  expect(size.height - (box.y + box.height)).toBeLessThan(60);

  await page.clock.runFor(toasts.shownFor - 200);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(200);
  await expect(toast).toHaveAttribute('data-leaving');
  await page.clock.runFor(toasts.removalDelay + 100);
  await expect(toast).toHaveCount(0);
});

test('[RT-15] at most 20 toasts are kept', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/movie/11');
  await stopClockAfterFirstToast(page);
  const like = page.getByRole('button', { name: /^Like Star Wars$/ });
  for (let press = 0; press < toasts.kept + 3; press += 1) {
    await like.dispatchEvent('click');
    await page.clock.runFor(1);
  }
  await expect(page.getByText(loginToLike)).toHaveCount(toasts.kept);
});

test('[RT-15] a toast stays while someone points at it', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/movie/11');
  await page.getByRole('button', { name: /^Like Star Wars$/ }).click();
  const toast = page.getByText(loginToLike);
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveAttribute('data-leaving');
  await page.mouse.move(10, 10);
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
});

test('[RT-15] toasts are said politely from a place that was there before, and take no focus', async ({
  page,
  visit,
}) => {
  await visit('/movie/11');
  const region = page.locator('[aria-live="polite"]').last();
  await expect(region).toBeAttached();
  await expect(region).toBeEmpty();
  const like = page.getByRole('button', { name: /^Like Star Wars$/ });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText(loginToLike)).toBeVisible();
  await expect(like).toBeFocused();
});

for (const [id, button, text] of [
  ['LK-04', /^Like Star Wars$/, loginToLike],
  ['PY-04', /^Add to Playlist: Star Wars$/, 'Please login to add movies to playlists'],
  ['MD-02', 'Mark as Watched', 'Please login to mark movies as watched'],
  ['MD-02', 'Add to Watchlist', 'Please login to add movies to your watchlist'],
] as const) {
  test(`[${id}] signed out, "${text}"`, { tag: '@both' }, async ({ page, visit }) => {
    const userCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/user')) userCalls.push(request.url());
    });
    await visit('/movie/11');
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(userCalls).toEqual([]);
  });
}

test('[LK-04] signed out, the stage and the cards ask for a login too', async ({ page, visit }) => {
  await visit('/');
  await page
    .locator('[aria-roledescription="slide"]:not([inert])')
    .getByRole('button', { name: /^Like / })
    .click();
  await expect(page.getByText(loginToLike)).toHaveCount(1);
  const card = page.getByRole('region', { name: 'Now Playing', exact: true }).getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByText(loginToLike)).toHaveCount(2);
  await card.getByRole('button', { name: /^Add to Playlist/ }).click();
  await expect(page.getByText('Please login to add movies to playlists')).toBeVisible();
  await expect(page).toHaveURL('/');
});
