import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';

const starWars = 11;
const findingNemo = 12;
const forrestGump = 13;

/** The heart of the film whose page is open, whatever it says now. */
function heart(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(Like|Unlike) Star Wars$/ });
}

async function expectLiked(button: Locator, isLiked: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-pressed', String(isLiked));
  await expect(button).toHaveAccessibleName(isLiked ? /^Unlike / : /^Like /);
}

/** Opens the film's page and waits until the heart says what the server knows. */
async function openFilm(page: Page, visit: (path: string) => Promise<void>, isLiked: boolean): Promise<void> {
  const listed = waitForCall(page, 'GET likes');
  await visit(`/movie/${starWars}`);
  await (await listed).finished();
  await expectLiked(heart(page), isLiked);
}

test(
  '[LK-01] [LK-02] [CD-03] a film is liked and unliked, and the liked list is read again after each',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await openFilm(page, visit, false);
    const readAgain = waitForCall(page, 'GET likes');
    await heart(page).click();
    await expect(page.getByText('Movie liked!', { exact: true })).toBeVisible();
    expect((await readAgain).ok()).toBe(true);
    await expectLiked(heart(page), true);
    expect(await keeper.read('likes')).toMatchObject([{ tmdb_id: starWars, title: 'Star Wars' }]);

    await openFilm(page, visit, true);
    const readOnceMore = waitForCall(page, 'GET likes');
    await heart(page).click();
    await expect(page.getByText('Movie unliked!', { exact: true })).toBeVisible();
    await readOnceMore;
    await expectLiked(heart(page), false);
    expect(await keeper.read('likes')).toEqual([]);
  },
);

test('[CD-03] [HO-01] cards and the stage show and change what is liked, wherever the film stands', async ({
  page,
  request,
  visit,
  keeper,
}) => {
  const { results } = await (await request.get('/api/tmdb/movie/popular?page=1')).json();
  const [film] = results;
  await keeper.like(film.id);
  await visit('/');
  const slide = page.locator('[aria-roledescription="slide"]:not([inert])');
  await expectLiked(slide.getByRole('button', { name: /^(Like|Unlike) / }), true);
  const row = page.getByRole('region', { name: 'Popular Movies', exact: true });
  const card = row.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card.getByRole('button', { name: `Unlike ${film.title}`, exact: true }).click();
  await expect(page.getByText('Movie unliked!')).toBeVisible();
  await expectLiked(slide.getByRole('button', { name: /^(Like|Unlike) / }), false);
});

test('[LK-01] the heart is full before the server has answered', async ({ page, visit }) => {
  await openFilm(page, visit, false);
  const call = await hold(page, 'POST', 'likes');
  await heart(page).click();
  await expectLiked(heart(page), true);
  await expect(heart(page).locator('svg')).not.toHaveCSS('fill', 'none');
  await expect(page.getByText('Movie liked!')).toHaveCount(0);
  call.release();
  await expect(page.getByText('Movie liked!')).toBeVisible();
});

test('[LK-01] a like that is there already counts as success', async ({ page, visit, complaints }) => {
  complaints.expect(refusedCall);
  await openFilm(page, visit, false);
  await answerWith(page, 'POST', 'likes', { status: 409 });
  await heart(page).click();
  await expect(page.getByText('Movie already liked', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to like movie.')).toHaveCount(0);
});

for (const [id, reason, answer, text] of [
  ['LK-03', 'a broken server', { status: 500 }, 'Failed to like movie.'],
  ['LK-03', 'an ended session', { status: 401 }, 'Session expired. Please login again.'],
  ['LK-03', 'a film that is not known', { status: 404 }, 'Failed to like movie.'],
  ['ER-01', 'an empty answer', { json: {} }, 'Failed to like movie.'],
  ['ER-01', 'an answer of another kind', { json: ['liked'] }, 'Failed to like movie.'],
  ['ER-01', 'nothing at all', { json: null }, 'Failed to like movie.'],
] as const) {
  test(`[${id}] a like is taken back for ${reason}`, async ({ page, visit, complaints }) => {
    if ('status' in answer) complaints.expect(refusedCall);
    await openFilm(page, visit, false);
    await answerWith(page, 'POST', 'likes', answer);
    await heart(page).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectLiked(heart(page), false);
  });
}

for (const [id, reason, answer, text] of [
  ['LK-02', 'a film that is not in the likes', { status: 404 }, 'Movie not in your likes'],
  ['LK-02', 'another message', { json: { message: 'Removed' } }, 'Failed to unlike movie.'],
  ['LK-03', 'a broken server', { status: 503 }, 'Failed to unlike movie.'],
  ['ER-01', 'an answer that is none', { json: 'Like removed' }, 'Failed to unlike movie.'],
] as const) {
  test(`[${id}] a film stays liked for ${reason}`, async ({ page, visit, keeper, complaints }) => {
    if ('status' in answer) complaints.expect(refusedCall);
    await keeper.like(starWars);
    await openFilm(page, visit, true);
    await answerWith(page, 'DELETE', `likes/${starWars}`, answer);
    await heart(page).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectLiked(heart(page), true);
  });
}

test('[LK-03] an ended session is over on the whole page', async ({ page, visit, complaints }) => {
  complaints.expect(refusedCall);
  await openFilm(page, visit, false);
  await answerWith(page, 'POST', 'likes', { status: 401 });
  await heart(page).click();
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test('[LK-01] presses in a hurry are sent one after another, and the last one wins', async ({
  page,
  visit,
  keeper,
}) => {
  await openFilm(page, visit, false);
  const calls = listenToCalls(page);
  const like = await hold(page, 'POST', 'likes');
  await heart(page).click();
  await expectLiked(heart(page), true);
  await heart(page).click();
  await expectLiked(heart(page), false);
  await heart(page).click();
  await heart(page).click();
  await expectLiked(heart(page), false);
  expect(calls).toEqual(['POST likes']);
  like.release();
  await expect(page.getByText('Movie unliked!')).toBeVisible();
  await expectLiked(heart(page), false);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST likes', `DELETE likes/${starWars}`]);
  expect(await keeper.read('likes')).toEqual([]);
});

test('[LK-04] a press before it is known who is there waits for that', async ({ page, visit, keeper }) => {
  expect(await keeper.read('likes')).toEqual([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/identity/session', async (route) => {
    await promise;
    await route.fallback();
  });
  await visit(`/movie/${starWars}`);
  await heart(page).click();
  resolve();
  await expect(page.getByText('Movie liked!')).toBeVisible();
  await expect(page.getByText('Please login to like movies')).toHaveCount(0);
});

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
