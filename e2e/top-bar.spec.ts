import { genres } from '@kinora/contracts/genres';
import { expect, test } from './site.ts';

test('[TB-01] the bar stays at the top and turns darker once the page is scrolled', async ({
  page,
  visit,
}) => {
  await visit('/content/popular');
  const bar = page.getByRole('banner');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(bar).toBeInViewport();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await expect.poll(async () => alphaOf(await ground())).toBeGreaterThan(0.9);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
});

/** How little shines through: 1 for `rgb(…)` and `oklab(…)` without an alpha. */
function alphaOf(color: string): number {
  const alpha = /(?:\/\s*|rgba\([^)]*,\s*)([\d.]+)\)$/.exec(color)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}

test('[TB-02] [TB-04] the bar leads home, to playlists, to its makers, to the search and the login', async ({
  page,
  visit,
}) => {
  await visit('/content/popular');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Kinora, home' })).toHaveText('Kinora');
  await expect(bar.getByRole('link', { name: 'Playlists' })).toHaveAttribute('href', '/playlists');
  const aboutDev = bar.getByRole('link', { name: /^About Dev/ });
  await expect(aboutDev).toHaveAttribute('href', 'https://dev.example/about');
  await expect(aboutDev).toHaveAttribute('target', '_blank');
  await expect(aboutDev).toHaveAttribute('rel', /noopener/);
  await expect(bar.getByRole('button', { name: 'Search movies' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
  await bar.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await bar.getByRole('link', { name: 'Kinora, home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  '[TB-03] on a small screen the bar has a search and a menu button',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Search movies' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Login', exact: true })).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Categories' })).toBeHidden();
  },
);

test('[TB-07] the search icon opens a box below it', async ({ page, visit }) => {
  await visit('/');
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search movies' });
  await expect(icon).toHaveAttribute('aria-expanded', 'false');
  await icon.click();
  await expect(icon).toHaveAttribute('aria-expanded', 'true');
  const input = page.getByPlaceholder('Search movies...');
  await expect(input).toBeFocused();
  const [iconBox, inputBox] = [await icon.boundingBox(), await input.boundingBox()];
  expect(inputBox?.y).toBeGreaterThan((iconBox?.y ?? 0) + (iconBox?.height ?? 0));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await icon.click();
  await expect(input).toHaveCount(0);
});

test('[TB-08] Categories lists the genres in a box of the given size', async ({ page, visit }) => {
  await visit('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  await button.click();
  const menu = page.getByRole('banner').getByRole('list').filter({ hasText: 'Western' });
  await expect(menu.getByRole('link')).toHaveText(genres.map(({ name }) => name));
  const size = await menu.evaluate(
    ({ offsetWidth, offsetHeight, scrollHeight, clientHeight }: HTMLElement) => ({
      offsetWidth,
      offsetHeight,
      scrolls: scrollHeight > clientHeight,
    }),
  );
  expect(size).toEqual({ offsetWidth: 14 * 16, offsetHeight: 20 * 16, scrolls: true });

  await menu.getByRole('link', { name: 'War', exact: true }).click();
  await expect(page).toHaveURL('/genre/10752');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[TB-08] an outside click and Escape close the categories', async ({ page, visit }) => {
  await visit('/login');
  const button = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  const western = page.getByRole('banner').getByRole('link', { name: 'Western' });
  await button.click();
  await expect(western).toBeAttached();
  // Nothing there can take the focus: it is the press that closes.
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Discover' }).click();
  await expect(western).toHaveCount(0);

  await button.click();
  await page.keyboard.press('Escape');
  await expect(western).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search movies' }).click();
  await expect(western).toHaveCount(0);
  await expect(page.getByRole('combobox')).toBeVisible();
});
