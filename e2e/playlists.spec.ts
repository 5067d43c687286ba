import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { answerWith, expect, refusedCall, test } from './kept.ts';
import { confirmIn, openDialog } from './playlist-dialog.ts';
import { starWars, findingNemo } from './shipped-films.ts';

/** More than a phone is wide. */
const manyFilms = [13, 18, 24, 38, 62, 77];

function menuOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Options for ${name}` });
}

test(
  '[PL-01] [PL-02] [RT-11] the playlists stand as rows with their films',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await keeper.makePlaylist('Rainy evenings', ...manyFilms, starWars, findingNemo);
    await keeper.makePlaylist('For later');
    await visit('/playlists');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Playlists');
    await expect(page.getByText('You have 2 playlist(s)', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'For later',
      'Rainy evenings',
    ]);
    const row = page.getByRole('region', { name: 'Rainy evenings' });
    await expect(row.getByRole('article')).toHaveCount(manyFilms.length + 2);
    await expect(row.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      `/movie/${findingNemo}`,
    );
    await expect(page.getByRole('region', { name: 'For later' })).toContainText(
      'No movies in this playlist.',
    );
    // A phone makes its page as wide as the widest that stands on it.
    expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
    await expectNoViolations(page);
  },
);

test(
  '[PL-01] [PY-01] without playlists the page says how they come, and makes the first one',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit }) => {
    await visit('/playlists');
    await expect(page.getByRole('heading', { name: 'You have no playlists yet' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/Add to Playlist/)).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('New playlist').fill('Space');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Playlist created!', { exact: true })).toBeVisible();
    await expect(page.getByText('You have 1 playlist(s)', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Space' })).toBeVisible();
  },
);

test(
  '[PL-03] the three dots open a menu that closes by a press outside and by Escape',
  { tag: '@both' },
  async ({ page, visit, keeper }) => {
    const id = await keeper.makePlaylist('Rainy evenings');
    await visit('/playlists');
    const dots = menuOf(page, 'Rainy evenings');
    await expect(dots).toHaveAttribute('aria-expanded', 'false');
    await dots.click();
    await expect(dots).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'View All' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Delete Playlist' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('link', { name: 'View All' })).toBeHidden();
    await dots.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'View All' })).toBeHidden();
    await expect(dots).toBeFocused();
    await dots.click();
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL(`/playlist/${id}`);
  },
);

test('[PL-03] the three dots by keys alone', async ({ page, visit, keeper }) => {
  await keeper.makePlaylist('Rainy evenings');
  await visit('/playlists');
  const dots = menuOf(page, 'Rainy evenings');
  await dots.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View All' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete Playlist' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dots).toHaveAttribute('aria-expanded', 'false');
  await dots.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
});

test(
  '[PL-03] [PY-01] a playlist is deleted after one question',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await keeper.makePlaylist('First');
    await keeper.makePlaylist('Second');
    await visit('/playlists');
    await menuOf(page, 'Second').click();
    await page.getByRole('button', { name: 'Delete Playlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Second”?' });
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(menuOf(page, 'Second')).toBeFocused();
    await menuOf(page, 'Second').click();
    await page.getByRole('button', { name: 'Delete Playlist' }).click();
    await dialog.getByRole('button', { name: 'Delete Playlist' }).click();
    await expect(page.getByText('Playlist deleted!', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Second' })).toHaveCount(0);
    await expect(page.getByText('You have 1 playlist(s)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'First', exact: true })).toBeFocused();
  },
);

for (const [id, status, text] of [
  ['PY-02', 403, 'You don’t own this playlist'],
  ['PY-02', 404, 'Playlist not found'],
  ['PY-03', 500, 'Failed to delete playlist'],
] as const) {
  test(`[${id}] deleting that answers ${status} says so and keeps the question`, async ({
    page,
    visit,
    keeper,
    complaints,
  }) => {
    complaints.expect(refusedCall);
    const playlist = await keeper.makePlaylist('Rainy evenings');
    await visit('/playlists');
    await answerWith(page, 'DELETE', `playlists/${playlist}`, { status });
    await menuOf(page, 'Rainy evenings').click();
    await page.getByRole('button', { name: 'Delete Playlist' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete Playlist' }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText('The playlist is still there. You can try again.');
  });
}

test(
  '[PL-03] a playlist is renamed in its place',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    const id = await keeper.makePlaylist('Rainy evenings');
    await visit('/playlists');
    const dots = menuOf(page, 'Rainy evenings');
    await dots.click();
    await page.getByRole('button', { name: 'Rename' }).click();
    const field = page.getByLabel('Name of the playlist');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Rainy evenings');
    await expectNoViolations(page);
    await field.press('Escape');
    await expect(dots).toBeFocused();
    await dots.click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await field.fill('Sunny mornings');
    await field.press('Enter');
    await expect(page.getByText('Playlist renamed!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Sunny mornings');

    await visit(`/playlist/${id}`);
    await page.getByRole('button', { name: 'Rename' }).click();
    await field.fill('Quiet nights');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet nights');
    await expect(page).toHaveTitle('Quiet nights · Kinora');
    expect(await keeper.read('playlists')).toMatchObject([{ name: 'Quiet nights' }]);
  },
);

test('[PY-03] [ER-02] playlists and rows that cannot be read say so, each for itself', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  const id = await keeper.makePlaylist('Rainy evenings', starWars);
  await answerWith(page, 'GET', 'playlists', { status: 500 });
  await visit('/playlists');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch playlists');
  await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(255, 149, 128)');
  await page.unrouteAll();
  await answerWith(page, 'GET', `playlists/${id}/movies`, { status: 500 });
  await page.getByRole('button', { name: 'Try again' }).click();
  const row = page.getByRole('region', { name: 'Rainy evenings' });
  await expect(row.getByRole('alert')).toHaveText('Failed to fetch playlist movies');
  await page.unrouteAll();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByRole('article')).toHaveCount(1);
});

test('[PL-01] a name is text and nothing else, however long and strange', async ({ page, visit, keeper }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const names = ['<img src=x onerror=alert(1)>', 'W'.repeat(100), '🎬 {{7*7}} “quotes”'];
  for (const name of names) await keeper.makePlaylist(name, starWars);
  await visit('/playlists');
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  for (const name of names) await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  await expect(confirmIn(dialog)).toBeInViewport();
});
