import type { Locator } from '@playwright/test';
import { aFilm, aFilmPage, threePages } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';
import { test as weatherTest } from './weather.ts';

/** What comes up over a card's poster: the box around its name and buttons. */
function detailsOf(card: Locator): Locator {
  return card.locator('div[id]');
}

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [700, 3],
  [900, 4],
  [1280, 5],
  [1920, 5],
] as const) {
  test(`[CD-01] a grid has ${columns} columns at ${width} pixels`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('/content/popular');
    const items = page.getByRole('list', { name: 'Popular' }).getByRole('listitem');
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('[CD-02] [CF-03] hovering a card shows name, rating, Like and Add to Playlist', async ({
  page,
  request,
  visit,
}) => {
  const [film] = (await readPage(request, 'movie/popular')).results;
  if (!film) throw new Error('There must be a popular film');
  await visit('/content/popular');
  const card = page.getByRole('list', { name: 'Popular' }).getByRole('article').first();
  await expect(card.getByRole('img', { name: film.title })).toHaveAttribute(
    'src',
    `/images/w500${film.poster_path}`,
  );
  const details = detailsOf(card);
  await expect(details).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(details).toHaveCSS('opacity', '1');
  await expect(details.getByText(film.title, { exact: true })).toBeVisible();
  await expect(details.getByText(film.vote_average.toFixed(1), { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: `Like ${film.title}`, exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: `Add to Playlist: ${film.title}` })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Actions for/ })).toBeHidden();
  await page.mouse.move(0, 0);
  await expect(details).toHaveCSS('opacity', '0');
});

test('[CD-02] the focus shows them too', async ({ page, visit }) => {
  await visit('/content/popular');
  const card = page.getByRole('list', { name: 'Popular' }).getByRole('article').first();
  await card.getByRole('link').focus();
  await expect(detailsOf(card)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Like / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Add to Playlist/ })).toBeFocused();
});

test(
  '[CD-02] on a touch screen a small control shows and hides them',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/content/popular');
    const card = page.getByRole('list', { name: 'Popular' }).getByRole('article').first();
    const control = card.getByRole('button', { name: /^Actions for / });
    await expect(control).toBeVisible();
    await expect(card.getByRole('button', { name: /^Like / })).toBeHidden();
    await control.tap();
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByRole('button', { name: /^Add to Playlist/ })).toBeVisible();
    await card.getByRole('button', { name: /^Like / }).tap();
    await expect(page.getByText('Please login to like movies')).toBeVisible();
    await control.tap();
    await expect(card.getByRole('button', { name: /^Like / })).toBeHidden();
    await expect(page).toHaveURL('/content/popular');
  },
);

weatherTest(
  "[CD-02] a film without a poster is black and says 'No Poster'",
  async ({ page, visit, changeWeather }) => {
    await changeWeather({ answers: { 'listMovies popular': aFilmPage() } });
    await visit('/content/popular');
    const card = page.getByRole('list', { name: 'Popular' }).getByRole('article');
    const placeholder = card.getByText('No Poster').locator('..');
    await expect(placeholder).toBeVisible();
    await expect(placeholder).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(placeholder).toContainText('Plain Film');
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/movie/11');
  },
);

const awkwardTitles = [
  '</script><img src=x onerror=alert(1)>',
  'W'.repeat(90),
  'The Extraordinarily Long and Winding Title of a Film That Nobody Ever Managed to Say in a Breath',
  '🎬🍿 Émojis 👩‍👩‍👧‍👦',
  'فيلم عربي طويل جدا',
  '{{constructor}} ${7*7} &amp; "quotes" \'single\'',
];

for (const width of [320, 1280]) {
  weatherTest(
    `[CD-01] [CD-02] awkward titles stay text and inside ${width} pixels`,
    async ({ page, visit, changeWeather }) => {
      await page.setViewportSize({ width, height: 800 });
      const results = awkwardTitles.map((title, index) => aFilm({ id: index + 1, title, overview: title }));
      const found = aFilmPage({ results });
      await changeWeather({
        answers: {
          'listMovies popular': found,
          'listMovies now_playing': found,
          'listMovies top_rated': found,
          searchMovies: found,
        },
      });
      for (const path of ['/', '/content/popular', '/search/x']) {
        await visit(path);
        for (const title of awkwardTitles) await expect(page.getByText(title).first()).toBeAttached();
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}

for (const path of ['/', '/movie/11', '/search/star', '/genre/28', '/cast/3/Harrison%20Ford', '/login']) {
  test(`[CD-01] ${path} needs no sideways scrolling at 320 pixels`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(path);
    const { scrollWidth, widest } = await page.evaluate(() => {
      // Rows may run off the edge: that is where they scroll.
      const reaching = [...document.querySelectorAll('main h1, main h2, main p, main dl')]
        .filter((element) => element.closest('ul') === null)
        .map((element) => element.getBoundingClientRect().right);
      return { scrollWidth: document.documentElement.scrollWidth, widest: Math.max(...reaching) };
    });
    expect(scrollWidth).toBeLessThanOrEqual(320);
    expect(widest).toBeLessThanOrEqual(320);
  });
}

weatherTest('[PG-01] the pager fits 320 pixels', async ({ page, visit, changeWeather }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await changeWeather({ answers: { discoverMovies: { ...threePages(), total_pages: 500 } } });
  await visit('/genre/28?page=250');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByText('Page 250 of 500', { exact: true })).toBeVisible();
  const next = await pager.getByRole('link', { name: 'Next' }).boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 999)).toBeLessThanOrEqual(320);
});

test('[HO-02] who asks for less motion gets none', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat));
    }),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
});
