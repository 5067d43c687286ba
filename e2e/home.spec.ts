import { home } from '@kinora/contracts/limits';
import type { Locator, Page } from '@playwright/test';
import { aFilm, aFilmPage } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';
import { test as weatherTest } from './weather.ts';

const allLists = {
  'listMovies popular': 'catalogue-down',
  'listMovies now_playing': 'catalogue-down',
  'listMovies top_rated': 'catalogue-down',
} as const;

const rows = [
  { name: 'Now Playing', path: '/content/now_playing', call: 'movie/now_playing' },
  { name: 'Top Rated', path: '/content/top_rated', call: 'movie/top_rated' },
  { name: 'Popular Movies', path: '/content/popular', call: 'movie/popular' },
];

function currentSlide(page: Page): Locator {
  return page.locator('[aria-roledescription="slide"]:not([inert])');
}

test(
  '[RT-01] [HO-01] the stage shows the first five popular films, each with all that belongs to it',
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const popular = await readPage(request, 'movie/popular');
    await visit('/');
    await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(home.heroMovies);
    for (const [index, film] of popular.results.slice(0, home.heroMovies).entries()) {
      const slide = currentSlide(page);
      await expect(slide).toHaveAccessibleName(`${index + 1} of 5`);
      await expect(slide.getByRole('heading', { name: film.title, exact: true })).toBeVisible();
      await expect(slide.getByText(`Rated ${film.vote_average.toFixed(1)} of 10`)).toBeAttached();
      await expect(slide.getByText(film.overview)).toBeVisible();
      await expect(slide.getByRole('button', { name: `Like ${film.title}`, exact: true })).toBeVisible();
      await expect(slide.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
        'href',
        `/movie/${film.id}`,
      );
      await expect(slide.locator('img')).toHaveAttribute('src', `/images/original${film.backdrop_path}`);
      await expect(slide.locator('img')).toBeVisible();
      await page.getByRole('button', { name: 'Next film' }).click();
    }
  },
);

test('[HO-01] View Details leads to the film', { tag: '@both' }, async ({ page, request, visit }) => {
  const [film] = (await readPage(request, 'movie/popular')).results;
  await visit('/');
  await currentSlide(page)
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(`/movie/${film?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: film?.title ?? '' })).toBeVisible();
});

test('[HO-02] the arrows and dots move the stage, around both ends', async ({ page, visit }) => {
  await visit('/');
  const next = page.getByRole('button', { name: 'Next film' });
  const previous = page.getByRole('button', { name: 'Previous film' });
  const dots = page.getByRole('button', { name: /^Show film \d/ });
  await expect(dots).toHaveCount(home.heroMovies);

  await previous.click();
  await expect(currentSlide(page)).toHaveAccessibleName('5 of 5');
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect(currentSlide(page)).toHaveAccessibleName('1 of 5');
  await dots.nth(2).click();
  await expect(currentSlide(page)).toHaveAccessibleName('3 of 5');
  await expect(dots.and(page.locator('[aria-current]'))).toHaveCount(1);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('[HO-02] a finger turns the stage; a short move, a broken-off one and a mouse do not', async ({
  page,
  visit,
}) => {
  await visit('/');
  const stage = page.locator('[aria-roledescription="carousel"]');
  const press = (clientX: number, pointerType = 'touch') =>
    stage.dispatchEvent('pointerdown', { clientX, pointerType });
  const release = (clientX: number) => stage.dispatchEvent('pointerup', { clientX });

  await press(200);
  await release(300);
  await expect(currentSlide(page)).toHaveAccessibleName('5 of 5');
  await press(300);
  await release(270);
  await press(300);
  await stage.dispatchEvent('pointercancel');
  await release(100);
  await press(300, 'mouse');
  await release(100);
  await press(300);
  await release(200);
  await expect(currentSlide(page)).toHaveAccessibleName('1 of 5');
});

test('[HO-03] the backdrops of this film and both neighbours are loaded, no others', async ({
  page,
  request,
  visit,
}) => {
  const films = (await readPage(request, 'movie/popular')).results.slice(0, home.heroMovies);
  const asked = new Set<string>();
  page.on('request', (seen) => {
    if (seen.url().includes('/images/original/')) asked.add(new URL(seen.url()).pathname);
  });
  const backdrop = (index: number) => `/images/original${films[index]?.backdrop_path}`;

  await visit('/');
  await expect.poll(() => [...asked].sort()).toEqual([backdrop(0), backdrop(1), backdrop(4)].sort());
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect.poll(() => asked.has(backdrop(2))).toBe(true);
  expect(asked.has(backdrop(3))).toBe(false);
});

test('[HO-04] a signed-out visitor sees three rows, each with a way to all of it', async ({
  page,
  request,
  visit,
}) => {
  await visit('/');
  const lists = await Promise.all(rows.map(({ call }) => readPage(request, call)));
  for (const [index, { name, path }] of rows.entries()) {
    const row = page.getByRole('region', { name, exact: true });
    await expect(row.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: `View All: ${name}` })).toHaveAttribute('href', path);
    const links = row.getByRole('listitem').locator('a');
    const expected = lists[index]?.results.map(({ id }) => `/movie/${id}`) ?? [];
    // The end of a row joins when the visitor does something, or after a rest.
    await expect(links).toHaveCount(expected.length);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expected);
  }
  await expect(page.getByRole('heading', { name: /Liked Movies|Recently Visited/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'View All: Top Rated' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top Rated' })).toBeVisible();
});

test('[HO-05] the arrows of a row scroll it by 300 pixels', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const steps: unknown[] = [];
    Object.assign(window, { scrollSteps: steps });
    const scrollBy = Element.prototype.scrollBy;
    Element.prototype.scrollBy = function record(this: Element, ...wish: unknown[]) {
      steps.push(wish[0]);
      Reflect.apply(scrollBy, this, wish);
    };
  });
  await visit('/');
  const row = page.getByRole('region', { name: 'Now Playing', exact: true });
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  const list = row.getByRole('list');
  const position = () => list.evaluate((element) => element.scrollLeft);
  await expect(row.getByRole('button', { name: 'Scroll Now Playing back' })).toBeHidden();

  await row.getByRole('button', { name: 'Scroll Now Playing on' }).click();
  await expect.poll(position).toBeGreaterThan(200);
  await row.getByRole('button', { name: 'Scroll Now Playing back' }).click();
  await expect.poll(position).toBe(0);
  // What was wished for: the row may come to rest at the poster nearest to it.
  expect(await page.evaluate(() => Reflect.get(window, 'scrollSteps'))).toEqual([
    { left: 300, behavior: 'smooth' },
    { left: -300, behavior: 'smooth' },
  ]);
});

weatherTest('[HO-06] a spinner turns while the home page loads', async ({ page, visit, changeWeather }) => {
  await visit('/login');
  await changeWeather({ held: ['listMovies popular'] });
  await page.getByRole('link', { name: 'Kinora, home' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await changeWeather({});
  await expect(page.getByRole('heading', { name: 'Now Playing' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

weatherTest(
  '[HO-06] when nothing can be loaded there is only the error, and trying again brings the page',
  async ({ page, visit, changeWeather, complaints }) => {
    complaints.expect(/status of 502/);
    await changeWeather({ failing: allLists });
    await visit('/');
    await expect(page.getByRole('alert')).toHaveText('Error: The film data cannot be reached.');
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect(page.locator('[aria-roledescription]')).toHaveCount(0);

    await changeWeather({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Top Rated' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

weatherTest(
  '[HO-06] when some of it cannot be loaded the rest is shown',
  async ({ page, visit, changeWeather }) => {
    await changeWeather({ failing: { 'listMovies top_rated': 'catalogue-slow' } });
    await visit('/');
    const topRated = page.getByRole('region', { name: 'Top Rated', exact: true });
    await expect(topRated.getByText('This row could not be loaded.')).toBeVisible();
    const nowPlaying = page.getByRole('region', { name: 'Now Playing', exact: true });
    await expect(nowPlaying.getByRole('listitem')).toHaveCount(20);
    await expect(currentSlide(page)).toBeVisible();

    await changeWeather({ failing: { 'listMovies popular': 'catalogue-down' } });
    await visit('/');
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
    await expect(topRated.getByRole('listitem')).toHaveCount(20);
  },
);

weatherTest(
  '[HO-01] a popular film without pictures, votes or overview still stands on the stage',
  async ({ page, visit, changeWeather }) => {
    const bare = aFilm({ overview: '', vote_average: 0, release_date: '' });
    await changeWeather({ answers: { 'listMovies popular': aFilmPage({ results: [bare] }) } });
    await visit('/');
    await expect(currentSlide(page).getByRole('heading', { name: 'Plain Film' })).toBeVisible();
    await expect(currentSlide(page).getByText('Not rated')).toBeVisible();
    await expect(currentSlide(page).locator('img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next film' })).toHaveCount(0);
  },
);
