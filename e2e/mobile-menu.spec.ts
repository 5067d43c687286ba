import { genres } from '@kinora/contracts/genres';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  test('[MM-01] it covers the whole screen and closes by its button and by Escape', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const menu = await openMenu(page);
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test("[MM-02] its search entry opens a full screen titled 'Search Movies'", async ({ page, visit }) => {
    await visit('/');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Search movies' }).click();
    const search = page.getByRole('dialog', { name: 'Search Movies' });
    await expect(search.getByRole('heading', { name: 'Search Movies' })).toBeVisible();
    await expect.poll(() => search.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(search.getByPlaceholder('Search movies...')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');

    await menu.getByRole('button', { name: 'Search movies' }).click();
    await search.getByRole('button', { name: 'Close search' }).click();
    await expect(search).toHaveCount(0);
    await expect(menu).toBeVisible();

    await menu.getByRole('button', { name: 'Search movies' }).click();
    await search.getByRole('option', { name: 'Interstellar' }).click();
    await expect(page).toHaveURL('/search/Interstellar');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [name, genreId] of [
    ['Trending', 28],
    ['Popular', 12],
    ['New Releases', 14],
    ['My Favorites', 10749],
  ] as const) {
    test(`[MM-03] the tile ${name} leads to genre ${genreId}`, async ({ page, visit }) => {
      await visit('/login');
      const menu = await openMenu(page);
      const tiles = menu.getByRole('region', { name: 'Quick Access' });
      await expect(tiles.getByRole('link')).toHaveCount(4);
      await tiles.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/genre/${genreId}`);
      await expect(menu).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
        'hidden',
      );
    });
  }

  test('[MM-04] it leads home, to the categories, to playlists and to the makers', async ({
    page,
    visit,
  }) => {
    await visit('/content/popular');
    const navigation = (await openMenu(page)).getByRole('navigation', { name: 'Navigation' });
    await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(navigation.getByRole('link', { name: 'Playlists' })).toHaveAttribute('href', '/playlists');
    const aboutDev = navigation.getByRole('link', { name: /^About Dev/ });
    await expect(aboutDev).toHaveAttribute('href', 'https://dev.example/about');
    await expect(aboutDev).toHaveAttribute('target', '_blank');

    const western = navigation.getByRole('link', { name: 'Western' });
    await expect(western).toBeHidden();
    await navigation.getByText('Categories').click();
    await expect(western).toBeVisible();
    const names = genres.map(({ name }) => name);
    await expect(navigation.getByRole('group').getByRole('link')).toHaveText(names);
    await navigation.getByText('Categories').click();
    await expect(western).toBeHidden();
    await navigation.getByText('Categories').click();
    await western.click();
    await expect(page).toHaveURL('/genre/37');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[MM-04] choosing the page that is already open closes the menu', async ({ page, visit }) => {
    await visit('/');
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toHaveCount(0);
  });

  test('[MM-04] the way back closes the menu', async ({ page, visit }) => {
    await visit('/login');
    await page.getByRole('link', { name: 'Kinora, home' }).click();
    await expect(page).toHaveURL('/');
    const menu = await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(menu).toHaveCount(0);
  });

  test("[MM-06] signed out its end is a 'Log In' link", async ({ page, visit }) => {
    await visit('/');
    const menu = await openMenu(page);
    await expect(menu.getByText(/Signed in as/)).toHaveCount(0);
    await menu.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login');
    await expect(menu).toHaveCount(0);
  });
});

test('[MM-01] a large screen has no such menu', async ({ page, visit }) => {
  await visit('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 900, height: 800 });
  const menu = await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu.getByRole('link', { name: 'Log In' })).toBeHidden();
});
