import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, refusedCall, test } from './kept.ts';
import { starWars, findingNemo, forrestGump } from './shipped-films.ts';

test(
  '[LI-01] [RT-10] the liked page counts and shows what is liked, the newest first, and leads on',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await keeper.like(starWars, findingNemo, forrestGump);
    await visit('/liked');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Liked Movies');
    await expect(page.getByText('You have liked 3 movie(s)')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Your Liked Movies' }).getByRole('article');
    await expect(cards.getByRole('link')).toHaveCount(3);
    await expect(cards.getByRole('link').first()).toHaveAttribute('href', `/movie/${forrestGump}`);
    await expect(cards.getByRole('link').last()).toHaveAttribute('href', `/movie/${starWars}`);
    await expect(cards.first().locator('img')).toHaveAttribute('src', /^\/images\/w500\//);
    await expectNoViolations(page);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(`/movie/${forrestGump}`);
  },
);

test('[LI-01] the id of a film is taken from tmdb_id, id or movie_id, as the answer has it', async ({
  page,
  visit,
}) => {
  const film = { title: 'A', poster_path: null, vote_average: 5 };
  await answerWith(page, 'GET', 'likes', {
    json: [
      { ...film, tmdb_id: 11, movie_id: 900 },
      { ...film, id: 12, movie_id: 901 },
      { ...film, movie_id: 13 },
      { poster_path: null, name: 'A name', tmdb_id: '14' },
    ],
  });
  await visit('/liked');
  const links = page.getByRole('list', { name: 'Your Liked Movies' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, id] of [11, 12, 13, 14].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/movie/${id}`);
  }
  await expect(links.last()).toContainText('A name');
});

test(
  '[LI-01] unliking on the liked page takes the film away at once, and the focus to its neighbour',
  { tag: '@accounts' },
  async ({ page, visit, keeper }) => {
    await keeper.like(starWars, findingNemo);
    await visit('/liked');
    const list = page.getByRole('list', { name: 'Your Liked Movies' });
    const answer = await hold(page, 'DELETE', `likes/${findingNemo}`);
    await list.getByRole('button', { name: 'Unlike Finding Nemo' }).press('Enter');
    await expect(list.getByRole('article')).toHaveCount(1);
    await expect(list.getByRole('link')).toBeFocused();
    answer.release();
    await expect(page.getByText('Movie unliked!')).toBeVisible();
    await expect(page.getByText('You have liked 1 movie(s)')).toBeVisible();
    await list.getByRole('button', { name: 'Unlike Star Wars' }).press('Enter');
    await expect(page.getByText('No liked movies found')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('[LI-01] [LK-03] a film that cannot be unliked comes back', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await keeper.like(starWars, findingNemo);
  await visit('/liked');
  await answerWith(page, 'DELETE', `likes/${starWars}`, { status: 500 });
  const list = page.getByRole('list', { name: 'Your Liked Movies' });
  await list.getByRole('button', { name: 'Unlike Star Wars' }).press('Enter');
  await expect(page.getByText('Failed to unlike movie.')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(2);
});

test(
  '[LI-02] without likes the page says so and leads to films',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit }) => {
    await visit('/liked');
    await expect(page.getByText('No liked movies found', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'See what is playing' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  '[LI-02] [ER-02] a failure is said in red, and trying again helps',
  { tag: '@both' },
  async ({ page, visit, keeper, complaints }) => {
    complaints.expect(refusedCall);
    await keeper.like(starWars);
    await answerWith(page, 'GET', 'likes', { status: 500 });
    await visit('/liked');
    const line = page.getByRole('alert').filter({ hasText: 'Error: Out of order.' });
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS('color', 'rgb(255, 149, 128)');
    await expectNoViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have liked 1 movie(s)')).toBeVisible();
  },
);

test('[LI-02] [ER-01] an answer that is no list is a failure, not an empty page', async ({ page, visit }) => {
  await answerWith(page, 'GET', 'likes', { json: { likes: [] } });
  await visit('/liked');
  await expect(page.getByRole('alert')).toHaveText('Error: The server answered something unexpected');
  await expect(page.getByText('No liked movies found')).toHaveCount(0);
});

test('[LI-01] while the list is on its way its shape stands in', async ({ page, visit, keeper }) => {
  await keeper.like(starWars);
  const answer = await hold(page, 'GET', 'likes');
  await visit('/liked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Liked Movies');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  answer.release();
  await expect(page.getByText('You have liked 1 movie(s)')).toBeVisible();
});

for (const path of ['/liked', '/watched', '/recently-visited', '/playlists', '/playlist/7']) {
  test(`[RT-10] [RT-11] the shape of ${path}, before it wakes, has nothing that axe finds`, async ({
    page,
    complaints,
  }) => {
    // What stands in for the site's script has other bytes than the page names, so it is not run either.
    complaints.expect(/integrity/);
    await page.route('**/assets/entry*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
    await expectNoViolations(page);
  });
}
