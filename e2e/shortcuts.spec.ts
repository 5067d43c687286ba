import { expectNoViolations } from './axe.ts';
import { expect, test } from './site.ts';

test('[SB-01] the slash opens the search, and writes a slash where somebody types', async ({
  page,
  visit,
}) => {
  await visit('/content/popular');
  await page.keyboard.press('/');
  const input = page.getByRole('combobox');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.keyboard.type('face/off');
  await expect(input).toHaveValue('face/off');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search movies' })).toBeFocused();
});

test(
  '[MM-02] the slash opens the overlay where there is no box',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/login');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search Movies' })).toBeVisible();
  },
);

test('[R68] [R74] the question mark shows the keys, and the focus comes back', async ({ page, visit }) => {
  await visit('/login');
  const link = page.getByRole('link', { name: 'Playlists' }).first();
  await link.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(help).toContainText('Search movies');
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('[R74] keys that mean something elsewhere do nothing', async ({ page, visit }) => {
  await visit('/login');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('button', { name: 'Search movies' });
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) {
    await page.keyboard.press(key);
    // It opens before its box has been loaded.
    await expect(search).toHaveAttribute('aria-expanded', 'false');
  }
  await page.getByLabel('Email').focus();
  await page.keyboard.type('/?');
  await expect(page.getByLabel('Email')).toHaveValue('/?');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(help).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the movie chatbot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the chatbot' }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('[R74] a key that is still held where it was typed, or belongs to a longer input, is no shortcut', async ({
  page,
  visit,
}) => {
  await visit('/login');
  const search = page.getByRole('button', { name: 'Search movies' });
  await page.getByLabel('Email').focus();
  await page.keyboard.down('/');
  await page.getByRole('link', { name: 'Playlists' }).first().focus();
  await page.keyboard.down('/');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.up('/');
  await page.locator('body').dispatchEvent('keydown', { key: '/', isComposing: true });
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await page.locator('body').dispatchEvent('keydown', { key: '/' });
  await expect(search).toHaveAttribute('aria-expanded', 'true');
});

test('[R74] where nothing is typed the keys work: on one choice of several', async ({ page, visit }) => {
  await visit('/login');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('[R74] single keys can be turned off, for good, and on again', async ({ page, visit }) => {
  await visit('/login');
  const openHelp = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await openHelp.click();
  await page.getByRole('checkbox', { name: 'Use / and ? as shortcuts' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await visit('/register');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openHelp.click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
});
