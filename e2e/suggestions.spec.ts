import { suggestions } from '@kinora/contracts/limits';
import type { Page, Route } from '@playwright/test';
import { aFilm, aFilmPage, noFilms } from './films.ts';
import { minute, openSearch, stopClock } from './search-box.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';

const searchCall = '**/api/tmdb/search/movie?**';

function answerWith(films: object) {
  return (route: Route) => route.fulfill({ json: films });
}

/** Counts the calls for suggestions and answers them. */
async function countSearches(page: Page): Promise<string[]> {
  const queries: string[] = [];
  await page.route(searchCall, async (route) => {
    queries.push(new URL(route.request().url()).searchParams.get('query') ?? '');
    await route.fulfill({ json: aFilmPage() });
  });
  return queries;
}

test(
  "[SB-02] while suggestions load a spinner says 'Searching...'",
  { tag: '@both' },
  async ({ page, visit }) => {
    const answered = Promise.withResolvers<void>();
    await page.route(searchCall, async (route) => {
      await answered.promise;
      await route.fulfill({ json: aFilmPage() });
    });
    await visit('/login');
    const input = await openSearch(page);
    await input.fill('st');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Searching...');
    answered.resolve();
    await expect(page.getByRole('option', { name: /Plain Film/ })).toBeVisible();
    await expect(page.getByText('Searching...')).toHaveCount(0);
  },
);

test("[SB-02] an empty list says 'No suggestions found'", async ({ page, visit }) => {
  await page.route(searchCall, answerWith(noFilms()));
  await visit('/login');
  await (await openSearch(page)).fill('qq');
  await expect(page.getByText('No suggestions found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test(
  '[SB-05] [CF-03] a suggestion shows its small poster, title, date and rating',
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const found = (await readPage(request, 'search/movie?query=star')).results;
    await visit('/login');
    await (await openSearch(page)).fill('star');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(suggestions.kept);
    const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [index, film] of found.slice(0, suggestions.kept).entries()) {
      const option = options.nth(index);
      await expect(option).toContainText(film.title);
      await expect(option).toContainText(dates.format(new Date(film.release_date)));
      await expect(option).toContainText(`Rated ${film.vote_average.toFixed(1)} of 10`);
      await expect(option.locator('img')).toHaveAttribute('src', `/images/w92${film.poster_path}`);
    }
  },
);

test('[SB-05] a suggestion of which little is known stands without it', async ({ page, visit }) => {
  const bare = aFilm({ release_date: '', vote_average: 0 });
  await page.route(searchCall, answerWith(aFilmPage({ results: [bare] })));
  await visit('/login');
  await (await openSearch(page)).fill('plain');
  const option = page.getByRole('option');
  await expect(option).toHaveText(/^Plain Film\s*Not rated$/);
  await expect(option.locator('img')).toHaveCount(0);
});

test('[SB-07] suggestions wait until 300 ms have passed since the last key', async ({ page, visit }) => {
  const queries = await countSearches(page);
  await page.clock.install();
  await visit('/login');
  const input = await openSearch(page);
  await stopClock(page);
  for (const typed of ['s', 'st', 'sta', 'star']) {
    await input.fill(typed);
    await page.clock.runFor(299);
  }
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(['star']);
  await page.clock.resume();
  await expect(page.getByRole('option', { name: /Plain Film/ })).toBeVisible();
});

test('[SB-07] one character asks nothing, and page 1 is asked for two', async ({ page, visit }) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/movie')) addresses.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await visit('/login');
  const input = await openSearch(page);
  for (const typed of ['s', ' s ', 'st']) {
    await input.fill(typed);
    await page.clock.runFor(1_000);
  }
  await expect(page.getByRole('option').first()).toContainText('Rated');
  expect(addresses).toEqual(['?query=st&page=1']);
});

test('[SB-07] an answer that comes late never replaces a newer one', async ({ page, visit }) => {
  const oldAnswer = Promise.withResolvers<void>();
  await page.route(searchCall, async (route) => {
    const isOld = route.request().url().includes('query=old');
    if (isOld) await oldAnswer.promise;
    const film = aFilm({ title: isOld ? 'Old Film' : 'New Film' });
    await route.fulfill({ json: aFilmPage({ results: [film] }) }).catch(() => undefined);
  });
  await visit('/login');
  const input = await openSearch(page);
  const asked = page.waitForRequest(/query=old/);
  await input.fill('old');
  await asked;
  await input.fill('new');
  await expect(page.getByRole('option', { name: /New Film/ })).toBeVisible();
  oldAnswer.resolve();
  await input.fill('newer');
  await expect(page.getByRole('option')).toHaveText(/New Film/);
  await expect(page.getByText('Old Film')).toHaveCount(0);
});

test('[SB-08] the same suggestions are not fetched again within five minutes', async ({ page, visit }) => {
  const queries = await countSearches(page);
  await page.clock.install();
  await visit('/login');
  const input = await openSearch(page);
  const film = page.getByRole('option', { name: /Plain Film/ });
  await input.fill('star');
  await expect(film).toBeVisible();
  await input.press('Escape');

  await page.clock.fastForward(suggestions.freshFor - 30_000);
  await (await openSearch(page)).fill('STAR');
  await expect(film).toBeVisible();
  expect(queries).toEqual(['star']);
  await input.press('Escape');

  await page.clock.fastForward(minute);
  await (await openSearch(page)).fill('star');
  await expect(film).toBeVisible();
  await expect.poll(() => queries).toEqual(['star', 'star']);
});

for (const [minutes, isKept] of [
  [9, true],
  [11, false],
] as const) {
  test(`[SB-08] after ${minutes} minutes old suggestions are ${isKept ? 'shown at once' : 'forgotten'}`, async ({
    page,
    visit,
  }) => {
    await page.route(searchCall, answerWith(aFilmPage()));
    await page.clock.install();
    await visit('/login');
    const input = await openSearch(page);
    const film = page.getByRole('option', { name: /Plain Film/ });
    await input.fill('star');
    await expect(film).toBeVisible();
    await input.press('Escape');
    await expect(input).toHaveCount(0);

    await page.clock.fastForward(minutes * minute);
    const held = Promise.withResolvers<void>();
    await page.unroute(searchCall);
    await page.route(searchCall, async (route) => {
      await held.promise;
      await route.fulfill({ json: aFilmPage() });
    });
    await (await openSearch(page)).fill('star');
    if (isKept) await expect(film).toBeVisible();
    else await expect(page.getByText('Searching...')).toBeVisible();
    held.resolve();
    await expect(film).toBeVisible();
  });
}

test('[SB-11] [CF-01] [CF-02] failed suggestions are tried once more, logged, and shown as none', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 502/);
  complaints.expect(/console\.error: GET api\/tmdb\/search\/movie failed/);
  let calls = 0;
  await page.route(searchCall, async (route) => {
    calls += 1;
    await route.fulfill({ status: 502, json: { status_message: 'down' } });
  });
  await page.clock.install();
  await visit('/login');
  await (await openSearch(page)).fill('star');
  await expect(page.getByText('Searching...')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('No suggestions found')).toBeVisible();
  expect(calls).toBe(2);
});
