import { popularSearches, searchHistory, suggestions } from '@kinora/contracts/limits';
import type { Locator, Page, Route } from '@playwright/test';
import { aFilm, aFilmPage, noFilms } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';

const searchCall = '**/api/tmdb/search/movie?**';
const minute = 60_000;

/** The way to the search on wide and small screens. */
async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search movies' }).click();
  const input = page.getByRole('combobox', { name: 'Search movies' });
  await expect(input).toBeFocused();
  return input;
}

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

/** Stops the page's clock, so that only `runFor` and `fastForward` move it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + minute));
}

test(
  '[SB-01] the search opens by its icon and closes on choosing a suggestion',
  { tag: '@both' },
  async ({ page, visit, request }) => {
    const [film] = (await readPage(request, 'search/movie?query=star')).results;
    await visit('/');
    const input = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', 'Search movies...');
    await input.fill('star');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(`/movie/${film?.id}`);
    await expect(input).toHaveCount(0);
  },
);

test('[SB-01] the search closes on a click outside, on Escape and on submit', async ({ page, visit }) => {
  await visit('/login');
  const input = await openSearch(page);
  // Nothing there can take the focus: it is the press that closes.
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Discover' }).click();
  await expect(input).toHaveCount(0);

  await openSearch(page);
  await input.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search movies' })).toBeFocused();

  await openSearch(page);
  await input.fill('star');
  await input.press('Enter');
  await expect(page).toHaveURL('/search/star');
  await expect(input).toHaveCount(0);
});

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
  '[SB-03] [SB-04] with fewer than two characters there are three recent and the popular searches',
  { tag: '@both' },
  async ({ page, visit }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, JSON.stringify(['one', 'two', 'three', 'four']));
    }, searchHistory.storageKey);
    await visit('/login');
    const input = await openSearch(page);
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option');
    for (const typed of ['', 'a', '  a ']) {
      await input.fill(typed);
      await expect(recent).toHaveText(['one', 'two', 'three']);
      await expect(popular).toHaveText([
        'Final Destination',
        'Mission Impossible',
        'Stree 2',
        'Interstellar',
      ]);
    }
    await popular.nth(2).click();
    await expect(page).toHaveURL('/search/Stree%202');
  },
);

test('[SB-03] without any search of their own a visitor sees the popular ones', async ({ page, visit }) => {
  await visit('/login');
  await openSearch(page);
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveText([...popularSearches]);
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

test(
  '[SB-06] [SB-10] submit is busy for 500 ms with input and button disabled, then goes',
  { tag: '@both' },
  async ({ page, visit }) => {
    await page.clock.install();
    await visit('/login');
    const input = await openSearch(page);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await input.fill('star');
    // The clock may leap when it stops, past the time limit of a call that is still out.
    await expect(page.getByRole('option').first()).toBeVisible();
    await stopClock(page);
    await button.click();
    await expect(input).toBeDisabled();
    await expect(button).toBeDisabled();
    await page.clock.runFor(499);
    await expect(input).toBeDisabled();
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL('/search/star');
    await expect(input).toHaveCount(0);
  },
);

test('[SB-10] a blank query cannot be submitted', async ({ page, visit }) => {
  await visit('/login');
  const input = await openSearch(page);
  const button = page.getByRole('button', { name: 'Search', exact: true });
  for (const blank of ['', ' ', '   ']) {
    await input.fill(blank);
    await expect(button).toBeDisabled();
    await input.press('Enter');
  }
  await expect(input).toBeEnabled();
  await input.fill(' x ');
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL('/login');
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

test('[SB-09] searches are remembered, newest first, each once', async ({ page, visit }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), searchHistory.storageKey);
  await visit('/login');
  await page.evaluate((key) => {
    const damaged = [
      ' padded ',
      '',
      7,
      null,
      'Star',
      'PADDED',
      ...Array.from({ length: 20 }, (_, n) => `q${n}`),
    ];
    localStorage.setItem(key, JSON.stringify(damaged));
  }, searchHistory.storageKey);
  const input = await openSearch(page);
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'padded',
    'Star',
    'q0',
  ]);
  await input.fill('  sTAR ');
  await input.press('Enter');
  await expect(page).toHaveURL('/search/sTAR');
  expect(JSON.parse((await stored()) ?? '')).toEqual([
    'sTAR',
    'padded',
    ...Array.from({ length: 8 }, (_, n) => `q${n}`),
  ]);
});

test('[SB-09] a history that is no list counts as none', async ({ page, visit }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"not":"a list"'), searchHistory.storageKey);
  await visit('/login');
  await openSearch(page);
  await expect(page.getByRole('option')).toHaveText([...popularSearches]);
});

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
