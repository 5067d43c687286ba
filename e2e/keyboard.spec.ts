import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search movies' }).focus();
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox');
  await expect(input).toBeFocused();
  return input;
}

test('[SB-01] [SB-05] the search is walked by keys alone, the focus staying in the input', async ({
  page,
  visit,
}) => {
  await visit('/login');
  const input = await openSearch(page);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  const list = page.getByRole('listbox');
  await expect(list).toHaveAttribute('id', (await input.getAttribute('aria-controls')) ?? 'no list');

  await page.keyboard.type('star');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(6);
  await expect(page.getByText('6 suggestions')).toBeAttached();
  const selected = page.getByRole('option', { selected: true });
  const expectSelected = async (index: number) => {
    await expect(selected).toHaveCount(1);
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(index).getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', id ?? 'no id');
    await expect(input).toBeFocused();
  };
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expectSelected(0);
  await page.keyboard.press('ArrowDown');
  await expectSelected(1);
  await page.keyboard.press('ArrowUp');
  await expectSelected(0);
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveCount(0);
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expectSelected(5);
  await page.keyboard.press('Home');
  await expect(selected).toHaveCount(0);
  expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(4);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movie\/\d+$/);
  await expect(input).toHaveCount(0);
});

test(
  '[SB-01] Escape closes the search and gives the focus back',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/login');
    const input = await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search movies' })).toBeFocused();
  },
);

test('[SB-01] tabbing out of the search closes it', async ({ page, visit }) => {
  await visit('/login');
  const input = await openSearch(page);
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Light appearance' })).toBeFocused();
  await expect(input).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(`[TB-08] the categories open by ${key} and are left by Escape`, async ({ page, visit }) => {
    await visit('/login');
    const button = page.getByRole('button', { name: 'Categories' });
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Adventure' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test('[TB-08] tabbing out of the categories closes them', async ({ page, visit }) => {
  await visit('/login');
  const button = page.getByRole('button', { name: 'Categories' });
  await button.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test(
  '[MM-01] [MM-02] the menu and the search overlay keep the focus inside and give it back',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
    await menuButton.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    const entry = menu.getByRole('button', { name: 'Search movies' });
    await entry.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
  },
);

test('[HO-02] the stage is a named carousel whose arrows keep the focus and whose hidden slides have none', async ({
  page,
  visit,
}) => {
  await visit('/');
  const stage = page.getByRole('region', { name: 'Popular films' });
  await expect(stage).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(stage.locator('[aria-roledescription="slide"][role="group"]')).toHaveCount(5);
  await expect(stage.locator('[aria-roledescription="slide"][inert]')).toHaveCount(4);
  const next = stage.getByRole('button', { name: 'Next film' });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(stage.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName('2 of 5');

  await stage.locator('[aria-roledescription="slide"]:not([inert])').getByRole('link').focus();
  const focused: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(focused[0]).toMatch(/^Like /);
  expect(focused[1]).toMatch(/^Show film 1/);
  expect(focused[5]).toMatch(/^Show film 5/);
  expect(focused.slice(6)).toEqual(['Previous film', 'Next film']);
});

test(
  '[HO-02] what can be pressed on the stage is at least 24 pixels wide and high',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/');
    const buttons = page.getByRole('region', { name: 'Popular films' }).getByRole('button');
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().toJSON()),
    );
    for (const box of boxes.filter(({ width }) => width > 0)) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test('[RT-13] the first key leads past the bar, and another page gets the focus and the title', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: 'View All: Top Rated' }).press('Enter');
  await expect(page).toHaveTitle(/^Top Rated/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[CD-02] what has the focus is never under the bar', async ({ page, visit }) => {
  await visit('/content/popular');
  const links = page.getByRole('list', { name: 'Popular' }).getByRole('link');
  await links.last().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement?.closest('main ul')) return Infinity;
      return activeElement.getBoundingClientRect().bottom;
    });
    expect(top).toBeGreaterThan(72);
  }
});

test(
  '[R74] a card of a row that is reached by keys is whole in sight',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/');
    const row = page.getByRole('list', { name: 'Now Playing' });
    await row.getByRole('link').first().focus();
    const width = await page.evaluate(() => innerWidth);
    // Past the last one that is in sight at first, at any width.
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const card = row.getByRole('listitem').filter({ has: page.locator(':focus') });
      await expect(card).toHaveCount(1);
      await expect
        .poll(async () => {
          const box = await card.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        })
        .toBe(true);
    }
  },
);
