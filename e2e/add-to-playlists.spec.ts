import { modal } from '@kinora/contracts/limits';
import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, listenToCalls, refusedCall, test } from './kept.ts';
import { confirmIn, openDialog } from './playlist-dialog.ts';
import { starWars } from './shipped-films.ts';

test(
  '[MO-01] [MO-02] [MO-03] [PY-01] a film goes into a new playlist and an old one',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    const old = await keeper.makePlaylist('Rainy evenings');
    await visit(`/movie/${starWars}`);
    const dialog = await openDialog(page);
    const field = dialog.getByLabel('New playlist');
    await expect(field).toBeFocused();
    const create = dialog.getByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await field.fill('   ');
    await expect(create).toBeDisabled();
    await expect(confirmIn(dialog)).toBeDisabled();

    await field.fill('  Space  ');
    await field.press('Enter');
    await expect(page.getByText('Playlist created!', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Space' })).toBeChecked();
    await expect(field).toHaveValue('');
    await dialog.getByRole('checkbox', { name: 'Rainy evenings' }).check();
    const calls = listenToCalls(page);
    await confirmIn(dialog).click();
    await expect(page.getByText('Movie added to playlist!', { exact: true })).toHaveCount(2);
    await expect(dialog).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('POST playlists/'))).toHaveLength(2);
    expect(await keeper.read(`playlists/${old}/movies`)).toMatchObject([{ tmdb_id: starWars }]);
    await expect(
      page.getByRole('main').getByRole('button', { name: /^Add to Playlist: Star Wars$/ }),
    ).toBeFocused();
  },
);

test('[MO-03] the playlists are added to one after another, then the dialog closes after 500 ms', async ({
  page,
  visit,
  keeper,
}) => {
  await page.clock.install();
  const first = await keeper.makePlaylist('First');
  const second = await keeper.makePlaylist('Second');
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  await dialog.getByRole('checkbox', { name: 'First' }).check();
  await dialog.getByRole('checkbox', { name: 'Second' }).check();
  const calls = listenToCalls(page);
  const slow = await hold(page, 'POST', `playlists/${second}/movies`);
  await confirmIn(dialog).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('Adding 1 of 2…');
  await expect.poll(() => calls).toEqual([`POST playlists/${second}/movies`]);
  // From here the half second passes only when the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 2_000));
  slow.release();
  await expect(dialog.getByRole('status')).toHaveText('Done');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST playlists/${second}/movies`,
    `POST playlists/${first}/movies`,
  ]);
  await page.clock.runFor(modal.closeAfter);
  await expect(dialog).toHaveCount(0);
  expect(modal.closeAfter).toBe(500);
});

test('[MO-01] [PY-02] a film that is in the playlist already counts as added', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await keeper.makePlaylist('Rainy evenings', starWars);
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  await dialog.getByRole('checkbox').check();
  await confirmIn(dialog).click();
  await expect(page.getByText('Movie already in playlist', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[MO-03] [PY-03] what failed is named, and Confirm tries only that again', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  const broken = await keeper.makePlaylist('Broken');
  await keeper.makePlaylist('Whole');
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  for (const name of ['Broken', 'Whole']) await dialog.getByRole('checkbox', { name }).check();
  await answerWith(page, 'POST', `playlists/${broken}/movies`, { status: 500 });
  await confirmIn(dialog).click();
  await expect(page.getByText('Failed to add movie to playlist', { exact: true })).toBeVisible();
  await expect(page.getByText('Movie added to playlist!', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Not added to Broken. Confirm tries again.');
  await expect(dialog.getByRole('checkbox', { name: 'Broken' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Whole' })).not.toBeChecked();
  await expectNoViolations(page);

  await page.unrouteAll();
  const calls = listenToCalls(page);
  await confirmIn(dialog).click();
  await expect(dialog).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST playlists/${broken}/movies`]);
});

test('[MO-01] closing the dialog leaves undone what had not begun', async ({ page, visit, keeper }) => {
  await keeper.makePlaylist('First');
  const second = await keeper.makePlaylist('Second');
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  for (const name of ['First', 'Second']) await dialog.getByRole('checkbox', { name }).check();
  const calls = listenToCalls(page);
  const slow = await hold(page, 'POST', `playlists/${second}/movies`);
  await confirmIn(dialog).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  slow.release();
  await expect(page.getByText('Movie added to playlist!')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('[MO-01] the dialog says what is on its way, what failed and what is missing', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  const slow = await hold(page, 'GET', 'playlists');
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Loading your playlists…')).toBeVisible();
  await expectNoViolations(page);
  await page.unrouteAll();
  slow.release();
  await expect(dialog.getByText('You have no playlists yet.', { exact: false })).toBeVisible();
  await expectNoViolations(page);

  await keeper.makePlaylist('Rainy evenings');
  await answerWith(page, 'GET', 'playlists', { status: 500 });
  await visit(`/movie/${starWars}`);
  await openDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to fetch playlists');
  await expectNoViolations(page);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Rainy evenings' })).toBeVisible();
});

test('[PY-03] [ER-01] a playlist that cannot be created keeps its name in the field', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  const field = dialog.getByLabel('New playlist');
  await answerWith(page, 'POST', 'playlists', { status: 500 });
  await field.fill('Space');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Failed to create playlist', { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue('Space');
  await page.unrouteAll();
  await answerWith(page, 'POST', 'playlists', { json: { name: 'Space' } });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Failed to create playlist', { exact: true })).toHaveCount(2);
});

test('[RT-15] a message stands above the open dialog', { tag: '@both' }, async ({ page, visit }) => {
  await visit(`/movie/${starWars}`);
  const dialog = await openDialog(page);
  await dialog.getByLabel('New playlist').fill('Space');
  await dialog.getByLabel('New playlist').press('Enter');
  await expect(page.getByText('Playlist created!')).toBeVisible();
  // What is in the browser's top layer last stands above everything.
  await expect.poll(() => page.locator('#messages:popover-open').count()).toBe(1);
});

test('[MO-01] all of it by keys alone: the focus stays in the dialog and goes back', async ({
  page,
  visit,
  keeper,
}) => {
  await keeper.makePlaylist('Rainy evenings');
  await visit(`/movie/${starWars}`);
  const opener = page.getByRole('main').getByRole('button', { name: /^Add to Playlist: Star Wars$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to Playlists' });
  await expect(dialog.getByLabel('New playlist')).toBeFocused();
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('New playlist')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: 'Rainy evenings' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(confirmIn(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Movie added to playlist!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
