import { expectNoViolations } from './axe.ts';
import { aFilmPage, noFilms } from './films.ts';
import { expect, test } from './site.ts';
import { test as weatherTest } from './weather.ts';

const publicPages = [
  ['RT-01', '/'],
  ['RT-05', '/movie/11'],
  ['RT-06', '/search/star'],
  ['SR-02', '/search/qqqqqqqq'],
  ['RT-07', '/genre/28'],
  ['RT-08', '/cast/3/Harrison%20Ford'],
  ['RT-09', '/content/popular'],
  ['RT-02', '/login'],
  ['RT-03', '/register'],
  ['RG-04', '/verify-email'],
  ['LG-05', '/new-password'],
  ['LG-05', '/new-password#token=any'],
] as const;

for (const [id, path] of publicPages) {
  test(`[${id}] ${path} has nothing that axe finds`, { tag: '@both' }, async ({ page, visit }) => {
    await visit(path);
    await expectNoViolations(page);
  });
}

for (const path of ['/nowhere', '/content/nowhere']) {
  test(
    `[RT-13] ${path} has nothing that axe finds`,
    { tag: '@both' },
    async ({ page, visit, complaints }) => {
      complaints.expect(/status of 404/);
      await visit(path);
      await expectNoViolations(page);
    },
  );
}

weatherTest(
  '[ER-02] an error page has nothing that axe finds',
  { tag: '@both' },
  async ({ page, visit, changeWeather, complaints }) => {
    complaints.expect(/status of 502/);
    await changeWeather({ failing: { findMovie: 'catalogue-down' } });
    await visit('/movie/11');
    await expectNoViolations(page);
  },
);

weatherTest(
  '[GE-02] [CD-02] an empty page and a card without a poster have nothing that axe finds',
  { tag: '@both' },
  async ({ page, visit, changeWeather }) => {
    await changeWeather({ answers: { discoverMovies: noFilms(), 'listMovies popular': aFilmPage() } });
    await visit('/genre/28');
    await expectNoViolations(page);
    await visit('/content/popular');
    await expectNoViolations(page);
  },
);

weatherTest(
  '[HO-06] a page on its way has nothing that axe finds',
  { tag: '@both' },
  async ({ page, visit, changeWeather }) => {
    await visit('/login');
    await changeWeather({ held: ['discoverMovies'] });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Western' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
    await expectNoViolations(page);
    await changeWeather({});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Western Movies');
  },
);

test('[TB-08] the open categories have nothing that axe finds', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Categories' }).click();
  await expectNoViolations(page);
});

test(
  '[SB-03] [SB-02] the open search has nothing that axe finds, empty, with suggestions and with none',
  { tag: '@both' },
  async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('movie_search_history', '["alien"]'));
    await visit('/movie/11');
    await page.getByRole('button', { name: 'Search movies' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('combobox').fill('star');
    await expect(page.getByRole('option').first()).toContainText('Rated');
    await page.getByRole('combobox').press('ArrowDown');
    await expectNoViolations(page);
    await page.getByRole('combobox').fill('qqqqqqqq');
    await expect(page.getByText('No suggestions found')).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  '[MM-01] the mobile menu has nothing that axe finds, also with its categories open',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByText('Categories').click();
    await expectNoViolations(page);
  },
);

test(
  '[RT-15] [CD-02] a toast and an opened card have nothing that axe finds',
  { tag: '@both' },
  async ({ page, visit, isMobile }) => {
    await visit('/content/popular');
    const card = page.getByRole('main').getByRole('article').first();
    if (isMobile) await card.getByRole('button', { name: /^Actions for / }).click();
    else await card.hover();
    await card.getByRole('button', { name: /^Like / }).click();
    await expect(page.getByText('Please login to like movies')).toBeVisible();
    await expectNoViolations(page);
  },
);
