import { expectNoViolations } from './axe.ts';
import { expect, test } from './site.ts';

/** Parts that are made like those that stay: all of them would take axe a minute. */
const moreOfTheSame = [
  '.subject:not(:has(#every-call, #chat, #likes, #shapes))',
  '.shape:nth-of-type(n+4)',
  'nav > ul > li:nth-child(n+4) ul',
].join(', ');

test('[R49] the page of the calls has nothing that axe finds', { tag: '@both' }, async ({ page }) => {
  // The whole tree is walked, whatever is left out.
  test.slow();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'The calls of Kinora' })).toBeVisible();
  await expectNoViolations(page, undefined, moreOfTheSame);
});

test('[R49] the page of the calls is as wide as the screen', { tag: '@both' }, async ({ page }) => {
  await page.goto('/api/docs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('[R49] the contents lead to a call, and its answer to its shape', async ({ page }) => {
  await page.goto('/api/docs');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'GET /api/user/likes' }).click();
  await expect(page.getByRole('heading', { name: 'GET /api/user/likes' })).toBeInViewport();
  await page
    .getByRole('region', { name: 'GET /api/user/likes' })
    .getByRole('link', { name: 'LikedMovie' })
    .click();
  await expect(page.getByRole('heading', { name: 'LikedMovie' })).toBeInViewport();
});

test('[R49] a keyboard jumps over the contents', async ({ page }) => {
  await page.goto('/api/docs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the calls' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#calls$/);
});
