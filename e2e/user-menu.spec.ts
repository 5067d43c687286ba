import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';
import { expectNoViolations } from './axe.ts';

const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / });
const panel = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Your pages' });

const links = [
  ['Liked Movies', '/liked'],
  ['Watched', '/watched'],
  ['Watchlist', '/watchlist'],
  ['Recently Visited', '/recently-visited'],
  ['Settings', '/settings'],
] as const;

test(
  '[TB-05] the user menu is headed by the name, leads to what the user keeps, and logs out',
  { tag: '@accounts' },
  async ({ page, visit, user }) => {
    await visit('/content/popular');
    await userButton(page).click();
    await expect(page.getByRole('banner').getByText(user.name)).toBeVisible();
    await expect(panel(page).getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, path] of links) {
      await expect(panel(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expectNoViolations(page);
    await panel(page).getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(panel(page)).toHaveCount(0);
    await userButton(page).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  },
);

test('[TB-05] without a name the menu is headed by the email', async ({ page, visit, user }) => {
  await page.route('**/identity/session', async (route) => {
    const answer = await route.fetch();
    const { user: known, token } = (await answer.json()) as { user: object; token: object };
    await route.fulfill({ response: answer, json: { user: { ...known, displayName: null }, token } });
  });
  await visit('/content/popular');
  await userButton(page).click();
  await expect(page.getByRole('banner').getByText(user.email)).toBeVisible();
});

test('[TB-06] [R70] an outside click, Escape and going on with the keyboard close the user menu', async ({
  page,
  visit,
  user,
}) => {
  expect(user.name).not.toBe('');
  await visit('/settings');
  const button = userButton(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Discover' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Liked Movies' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  for (let stop = 0; stop < links.length + 2; stop += 1) await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
});

test('[TB-04] [TB-05] nothing moves when it becomes known who is there', async ({ page, user, context }) => {
  expect(user.name).not.toBe('');
  const answer = Promise.withResolvers<void>();
  await page.route('**/identity/session', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search movies' });
  await page.goto('/settings');
  const before = await search.boundingBox();
  // What will be taken away again is not shown first.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeHidden();
  answer.resolve();
  await expect(userButton(page)).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);

  await context.clearCookies();
  await page.goto('/settings');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test(
  '[MM-05] the mobile menu says who is signed in and logs out',
  { tag: '@phone' },
  async ({ page, visit, user }) => {
    await visit('/content/popular');
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
    await menuButton.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(`Signed in as ${user.name}`)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Log In' })).toHaveCount(0);
    const lists = menu.getByRole('navigation', { name: 'Your pages' });
    await expect(lists.getByRole('link')).toHaveText(links.map(([name]) => name));
    await expectNoViolations(page);
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await menuButton.click();
    await expect(menu.getByRole('link', { name: 'Log In' })).toBeVisible();
  },
);
