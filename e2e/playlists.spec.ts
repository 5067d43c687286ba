import { modal } from '@kinora/contracts/limits';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';

const starWars = 11;
const findingNemo = 12;
/** More than a phone is wide. */
const manyFilms = [13, 18, 24, 38, 62, 77];

async function openDialog(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Playlist/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add to Playlists' });
  await expect(dialog).toBeVisible();
  return dialog;
}

function confirmIn(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Confirm' });
}

function menuOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Options for ${name}` });
}

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
  expect(calls).toEqual([`POST playlists/${second}/movies`]);
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

test(
  '[PD-01] [RT-11] a playlist shows its name, how many films were found, and the films',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    const id = await keeper.makePlaylist('Rainy evenings', starWars, findingNemo);
    await visit(`/playlist/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rainy evenings');
    await expect(page.getByText('Found 2 movies in this playlist', { exact: true })).toBeVisible();
    const links = page.getByRole('list', { name: 'Rainy evenings' }).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', `/movie/${findingNemo}`);
    await expectNoViolations(page);
  },
);

test(
  '[PD-01] [PY-01] [PY-05] a film is taken out at once, and the films are read again',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper, isMobile }) => {
    const id = await keeper.makePlaylist('Rainy evenings', starWars, findingNemo);
    await visit(`/playlist/${id}`);
    const cards = page.getByRole('list', { name: 'Rainy evenings' }).getByRole('article');
    const answer = await hold(page, 'DELETE', `playlists/${id}/movies/${starWars}`);
    const readAgain = waitForCall(page, `GET playlists/${id}/movies`);
    if (!isMobile) await cards.last().hover();
    await cards.getByRole('button', { name: 'Remove Star Wars from this playlist' }).click();
    await expect(cards).toHaveCount(1);
    answer.release();
    await expect(page.getByText('Movie removed from playlist!', { exact: true })).toBeVisible();
    await readAgain;
    await expect(page.getByText('Found 1 movies in this playlist')).toBeVisible();
    await cards.getByRole('button', { name: /^Remove Finding Nemo/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Empty Playlist' })).toBeVisible();
    await expectNoViolations(page);
    expect(await keeper.read(`playlists/${id}/movies`)).toEqual([]);
  },
);

for (const [id, status, text] of [
  ['PY-02', 404, 'Movie not in playlist'],
  ['PY-02', 403, 'You don’t own this playlist'],
  ['PY-03', 500, 'Failed to remove movie from playlist'],
] as const) {
  test(`[${id}] a film whose removal answers ${status} comes back`, async ({
    page,
    visit,
    keeper,
    complaints,
  }) => {
    complaints.expect(refusedCall);
    const playlist = await keeper.makePlaylist('Rainy evenings', starWars);
    await visit(`/playlist/${playlist}`);
    await answerWith(page, 'DELETE', `playlists/${playlist}/movies/${starWars}`, { status });
    await page.getByRole('button', { name: /^Remove Star Wars/ }).press('Enter');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Rainy evenings' }).getByRole('article')).toHaveCount(1);
  });
}

test('[PD-01] deleting from its own page leads to the others', async ({ page, visit, keeper }) => {
  const id = await keeper.makePlaylist('Rainy evenings');
  await visit(`/playlist/${id}`);
  await page.getByRole('button', { name: 'Delete Playlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Playlist' }).click();
  await expect(page.getByText('Playlist deleted!')).toBeVisible();
  await expect(page).toHaveURL('/playlists');
});

test('[PD-01] the id in the address fits a number and a text; a name that is not known is Playlist', async ({
  page,
  visit,
}) => {
  const film = { tmdb_id: starWars, movie_id: 1, title: 'Star Wars', poster_path: null, vote_average: 8 };
  await answerWith(page, 'GET', 'playlists', {
    json: [
      { playlist_id: 7, name: 'A number' },
      { playlist_id: '8', name: 'A text' },
    ],
  });
  await answerWith(page, 'GET', 'playlists/*/movies', { json: [film] });
  for (const [path, name] of [
    ['/playlist/7', 'A number'],
    ['/playlist/8', 'A text'],
    ['/playlist/9', 'Playlist'],
  ] as const) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('Found 1 movies in this playlist')).toBeVisible();
  }
});

test(
  '[PY-02] [PD-01] a playlist of somebody else and one that nobody has are told apart',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper, accounts, user, complaints }) => {
    complaints.expect(refusedCall);
    const id = await keeper.makePlaylist('Rainy evenings');
    await visit(`/playlist/${id + 1}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playlist not found');
    await visit('/playlist/none-at-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playlist not found');
    await expectNoViolations(page);

    const other = await accounts.create();
    expect(other.email).not.toBe(user.email);
    await accounts.signIn(page.context(), other);
    await visit(`/playlist/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t own this playlist');
    await expect(page.getByText('Rainy evenings')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to your playlists' }).click();
    await expect(page).toHaveURL('/playlists');
  },
);

test('[PY-05] films of playlists are asked for only by those who are signed in, and only with an id', async ({
  page,
  context,
  visit,
  keeper,
}) => {
  await keeper.makePlaylist('Rainy evenings');
  const calls = listenToCalls(page);
  await answerWith(page, 'GET', 'playlists', { json: [] });
  await visit('/playlists');
  await expect(page.getByRole('heading', { name: 'You have no playlists yet' })).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/movies'))).toEqual([]);
  await context.clearCookies();
  await visit('/playlist/7');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  expect(calls.filter((call) => call.endsWith('/movies'))).toEqual([]);
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
