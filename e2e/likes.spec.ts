import type { Locator, Page } from '@playwright/test';
import { answerWith, expect, hold, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';
import { starWars } from './shipped-films.ts';

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
    // Said at once, whatever else is being read out.
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
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
