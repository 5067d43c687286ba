import type { Locator, Page } from '@playwright/test';
import { tmdbToken } from './servers/tmdb-change.ts';
import { expect } from './site.ts';
import { test } from './tmdb.ts';
import { readCredits, readPage } from './wire.ts';

/** Interstellar, whose film, cast and genre the journeys look at. */
const filmId = 157336;
const title = 'Interstellar';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** What the browser chose for it, once it is there. */
async function expectPictureFrom(picture: Locator, host: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : '')),
    )
    .toContain(host);
}

test('[RT-01] the home page shows what TMDB says, with its pictures', async ({
  page,
  request,
  visit,
  changeTmdb,
  tmdbSite,
}) => {
  await changeTmdb([]);
  await visit('/');
  const { results } = await readPage(request, 'movie/now_playing');
  const row = page.getByRole('region', { name: 'Now Playing', exact: true });
  await expect(row.getByRole('listitem')).toHaveCount(results.length);
  const withPoster = results.findIndex(({ poster_path: poster }) => poster !== null);
  await expectPictureFrom(
    row.getByRole('listitem').nth(withPoster).locator('img').first(),
    tmdbSite.imagesUrl,
  );
});

test('[RT-03] a film, its cast and the films of one of them come from TMDB', async ({
  page,
  request,
  visit,
  changeTmdb,
  tmdbSite,
}) => {
  await changeTmdb([]);
  await visit(`/movie/${filmId}`);
  await expect(heading(page)).toHaveText(title);
  await expectPictureFrom(page.getByRole('main').locator('img').first(), tmdbSite.imagesUrl);
  const [star] = (await readCredits(request, filmId)).cast;
  await page
    .getByRole('main')
    .getByRole('link', { name: star?.name ?? '' })
    .first()
    .click();
  await expect(heading(page)).toHaveText(`Movies featuring ${star?.name}`);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

test('[SR-01] a search that TMDB does not forgive is forgiven all the same', async ({
  page,
  visit,
  changeTmdb,
}) => {
  await changeTmdb([]);
  for (const query of [`${title} 2014`, `"${title}!!"`, 'Intersteller']) {
    await visit(`/search/${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  }
  await visit('/search/qqqqqq');
  await expect(page.getByRole('heading', { level: 2, name: 'No results found' })).toBeVisible();
});

test('[PG-01] TMDB counts more pages than it gives out, and the site does not', async ({
  page,
  visit,
  changeTmdb,
}) => {
  await changeTmdb([]);
  await visit('/content/popular');
  await expect(page.getByText('Page 1 of 500', { exact: true })).toBeVisible();
  await visit('/genre/878');
  await expect(heading(page)).toHaveText('Exploring Science Fiction Movies');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('[R14] [R19] an outage is said on every page, and never looks like an answer', async ({
  page,
  visit,
  changeTmdb,
  complaints,
}) => {
  complaints.expect(/status of 50[234]/);
  await changeTmdb([{ is: 'refusing', status: 500 }]);
  const paths = [
    '/',
    '/search/star',
    '/genre/28',
    '/content/popular',
    `/movie/${filmId}`,
    '/cast/3/Somebody',
  ];
  for (const path of paths) {
    await visit(path);
    await expect(alert(page)).toContainText('Error: ');
    await expect(page.getByText(/No results found|No movies found|This reel is missing/)).toHaveCount(0);
  }
  await changeTmdb([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('[R10] a TMDB that never answers is given up, and that is said', async ({
  page,
  visit,
  changeTmdb,
  complaints,
}) => {
  complaints.expect(/status of 504/);
  await changeTmdb([{ is: 'silent' }]);
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await visit(`/movie/${filmId}`);
  expect((await answered).status()).toBe(504);
  await expect(alert(page)).toContainText('Error: ');
});

test('[HO-06] while TMDB is slow a spinner turns, and the page comes', async ({
  page,
  visit,
  changeTmdb,
}) => {
  await visit('/login');
  await changeTmdb([{ is: 'late', milliseconds: 1_500 }]);
  await page.getByRole('link', { name: 'Kinora, home' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await expect(page.getByRole('region', { name: 'Top Rated', exact: true })).toBeVisible();
});

test('[R14] what was read before an outage is still shown', async ({ page, request, visit, changeTmdb }) => {
  await changeTmdb([]);
  const paths = ['/', `/movie/${filmId}`, '/search/star'];
  for (const path of paths) await request.get(path);
  await changeTmdb([{ is: 'refusing', status: 503 }], 20);
  for (const path of paths) {
    await visit(path);
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('[R19] the home page shows what there is, whichever of its sources fail', async ({
  page,
  visit,
  changeTmdb,
  complaints,
}) => {
  complaints.expect(/status of 502/);
  const sources = [
    { path: '/3/movie/popular', row: 'Popular Movies' },
    { path: '/3/movie/now_playing', row: 'Now Playing' },
    { path: '/3/movie/top_rated', row: 'Top Rated' },
  ];
  for (let subset = 0; subset < 2 ** sources.length; subset += 1) {
    const isDown = (at: number) => (subset & (1 << at)) !== 0;
    await changeTmdb(
      sources.filter((_, at) => isDown(at)).map(({ path }) => ({ is: 'refusing', status: 500, on: path })),
    );
    await visit('/');
    const areAllDown = sources.every((_, at) => isDown(at));
    await expect(alert(page)).toHaveCount(areAllDown ? 1 : 0);
    if (areAllDown) continue;
    for (const [at, { row }] of sources.entries()) {
      const region = page.getByRole('region', { name: row, exact: true });
      if (isDown(at)) await expect(region.getByText('This row could not be loaded.')).toBeVisible();
      else await expect(region.getByRole('listitem').first()).toBeVisible();
    }
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(isDown(0) ? 0 : 1);
    // What is seen first is loaded first, and that is only one thing.
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('loading', 'eager');
    await expect(page.getByRole('main').locator('img').last()).toHaveAttribute('loading', 'lazy');
  }
});

test("[R54] TMDB's key is in no page, answer or header, in any weather", async ({ request, changeTmdb }) => {
  const paths = ['/', `/movie/${filmId}`, '/search/star', '/sitemap.xml', '/robots.txt', '/nowhere'];
  for (const weather of [[], [{ is: 'refusing', status: 401 }], [{ is: 'html' }]] as const) {
    await changeTmdb(weather);
    for (const path of [...paths, `/api/tmdb/movie/${filmId}`]) {
      const answer = await request.get(path);
      expect(JSON.stringify(answer.headers()) + (await answer.text())).not.toContain(tmdbToken);
    }
  }
});
