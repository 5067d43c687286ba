import { expectNoViolations } from './axe.ts';
import { answerWith, expect, hold, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';
import { starWars, findingNemo, forrestGump } from './shipped-films.ts';

const statuses = [
  {
    status: 'watched',
    path: '/watched',
    mark: 'Mark as Watched',
    marked: 'Watched',
    done: 'Movie marked as watched!',
    already: 'Already marked as watched.',
    heading: 'Watched Movies',
    count: (count: number) => `You have watched ${count} movie(s)`,
    empty: 'No Watched Movies',
    hint: /eye icon/,
    takeOff: 'Remove Star Wars from watched',
    removed: 'Removed from watched.',
  },
  {
    status: 'want_to_watch',
    path: '/watchlist',
    mark: 'Add to Watchlist',
    marked: 'In your watchlist',
    done: 'Added to your watchlist!',
    already: 'Already in your watchlist.',
    heading: 'Your Watchlist',
    count: (count: number) => `You have ${count} movie(s) in your watchlist`,
    empty: 'Your Watchlist is Empty',
    hint: /bookmark icon/,
    takeOff: 'Remove Star Wars from your watchlist',
    removed: 'Removed from your watchlist.',
  },
] as const;

for (const [index, one] of statuses.entries()) {
  const other = statuses[1 - index];
  const id = one.status === 'watched' ? 'WA-01' : 'WL-01';

  test(
    `[WS-01] [WS-02] [MD-02] "${one.mark}" holds, is said, and another press makes no call`,
    { tag: ['@both', '@accounts'] },
    async ({ page, visit, keeper }) => {
      await visit(`/movie/${starWars}`);
      await page.getByRole('button', { name: one.mark, exact: true }).click();
      await expect(page.getByText(one.done, { exact: true })).toBeVisible();
      const held = page.getByRole('button', { name: one.marked, exact: true });
      await expect(held).toHaveAttribute('aria-pressed', 'true');
      expect(await keeper.read('watch-status')).toMatchObject([{ tmdb_id: starWars, status: one.status }]);

      await visit(`/movie/${starWars}`);
      await expect(held).toHaveAttribute('aria-pressed', 'true');
      const calls = listenToCalls(page);
      await held.click();
      await expect(page.getByText(one.already, { exact: true })).toBeVisible();
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test(`[WS-02] ${one.status} takes the place of the other status`, async ({ page, visit, keeper }) => {
    await keeper.mark(other?.status ?? 'watched', starWars);
    await visit(`/movie/${starWars}`);
    await expect(page.getByRole('button', { name: other?.marked ?? '', exact: true })).toBeVisible();
    await page.getByRole('button', { name: one.mark, exact: true }).click();
    await expect(page.getByRole('button', { name: one.marked, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: other?.mark ?? '', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByText(one.done)).toBeVisible();
    expect(await keeper.read('watch-status')).toMatchObject([{ tmdb_id: starWars, status: one.status }]);
  });

  test(
    `[${id}] [RT-10] ${one.path} counts and shows its films, newest first`,
    { tag: ['@both', '@accounts'] },
    async ({ page, visit, keeper }) => {
      await keeper.mark(one.status, starWars, findingNemo);
      await keeper.mark(other?.status ?? 'watched', forrestGump);
      await visit(one.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.heading);
      await expect(page.getByText(one.count(2), { exact: true })).toBeVisible();
      const links = page.getByRole('list', { name: one.heading }).getByRole('link');
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('href', `/movie/${findingNemo}`);
      await expectNoViolations(page);
    },
  );

  test(
    `[${id}] a control on each card of ${one.path} takes the status off, at once`,
    { tag: ['@both', '@accounts'] },
    async ({ page, visit, keeper, isMobile }) => {
      await keeper.mark(one.status, findingNemo, starWars);
      await visit(one.path);
      const cards = page.getByRole('list', { name: one.heading }).getByRole('article');
      const answer = await hold(page, 'DELETE', `watch-status/${starWars}`);
      if (!isMobile) await cards.first().hover();
      await cards.getByRole('button', { name: one.takeOff, exact: true }).click();
      await expect(cards).toHaveCount(1);
      answer.release();
      await expect(page.getByText(one.removed, { exact: true })).toBeVisible();
      await expect(page.getByText(one.count(1), { exact: true })).toBeVisible();
      expect(await keeper.read('watch-status')).toMatchObject([{ tmdb_id: findingNemo }]);
    },
  );

  test(`[${id}] [WS-02] a status that cannot be taken off comes back`, async ({
    page,
    visit,
    keeper,
    complaints,
  }) => {
    complaints.expect(refusedCall);
    await keeper.mark(one.status, starWars);
    await visit(one.path);
    await answerWith(page, 'DELETE', `watch-status/${starWars}`, { status: 500 });
    await page.getByRole('button', { name: one.takeOff, exact: true }).press('Enter');
    await expect(page.getByText('Failed to update status.')).toBeVisible();
    await expect(page.getByRole('button', { name: one.takeOff, exact: true })).toBeAttached();
  });

  test(
    `[${id}] ${one.path} without films says how they come there`,
    { tag: ['@both', '@accounts'] },
    async ({ page, visit, keeper }) => {
      await keeper.mark(other?.status ?? 'watched', starWars);
      await visit(one.path);
      await expect(page.getByRole('heading', { name: one.empty, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(one.hint)).toBeVisible();
      await expect(page.getByRole('link', { name: 'See what is playing' })).toBeVisible();
      await expectNoViolations(page);
    },
  );

  test(`[ER-02] [${id}] ${one.path} says a failure in red`, async ({ page, visit, complaints }) => {
    complaints.expect(refusedCall);
    await answerWith(page, 'GET', 'watch-status', { status: 503, json: { message: 'The store is down.' } });
    await visit(one.path);
    const line = page.getByRole('alert').filter({ hasText: 'Error: The store is down.' });
    await expect(line).toHaveCSS('color', 'rgb(255, 149, 128)');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: one.empty, exact: true })).toBeVisible();
  });
}

for (const [id, reason, answer, text] of [
  ['WS-02', 'a broken server', { status: 500 }, 'Failed to update status.'],
  ['ER-01', 'an answer of another kind', { json: 'watched' }, 'Failed to update status.'],
  ['WS-02', 'an ended session', { status: 401 }, 'Session expired. Please login again.'],
] as const) {
  test(`[${id}] a status is taken back for ${reason}`, async ({ page, visit, complaints }) => {
    if ('status' in answer) complaints.expect(refusedCall);
    await visit(`/movie/${starWars}`);
    await answerWith(page, 'POST', 'watch-status', answer);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Watched' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
}

test('[WS-01] a press before the list is read is compared with it', async ({ page, visit, keeper }) => {
  await keeper.mark('watched', starWars);
  const list = await hold(page, 'GET', 'watch-status');
  const calls = listenToCalls(page);
  await visit(`/movie/${starWars}`);
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  list.release();
  await expect(page.getByText('Already marked as watched.')).toBeVisible();
  expect(calls.filter((call) => call === 'POST watch-status')).toEqual([]);
});

test('[WS-02] two statuses in a hurry are sent one after another, and the last one holds', async ({
  page,
  visit,
  keeper,
}) => {
  const listed = waitForCall(page, 'GET watch-status');
  await visit(`/movie/${starWars}`);
  await listed;
  const calls = listenToCalls(page);
  const post = await hold(page, 'POST', 'watch-status');
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await page.getByRole('button', { name: 'Add to Watchlist' }).click();
  await expect(page.getByRole('button', { name: 'In your watchlist' })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST w'))).toHaveLength(1);
  post.release();
  await expect(page.getByText('Added to your watchlist!')).toBeVisible();
  expect(await keeper.read('watch-status')).toMatchObject([{ status: 'want_to_watch' }]);
});

test('[WS-02] what is held is shown without moving the buttons beside it', async ({
  page,
  visit,
  keeper,
}) => {
  const buttons = page.getByRole('main').getByRole('button', { name: 'Add to Playlist' });
  const readPlace = async () => (await buttons.first().boundingBox())?.x;
  const listed = waitForCall(page, 'GET watch-status');
  await visit(`/movie/${starWars}`);
  await listed;
  const before = await readPlace();
  await keeper.like(starWars);
  await keeper.mark('watched', starWars);
  await visit(`/movie/${starWars}`);
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlike Star Wars' })).toBeVisible();
  expect(await readPlace()).toBe(before);
});
