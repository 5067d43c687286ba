import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';
import { starWars, findingNemo } from './shipped-films.ts';

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
