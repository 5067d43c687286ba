import { genres } from '@kinora/contracts/genres';
import { noFilms, threePages } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';
import { test as weatherTest } from './weather.ts';

test(
  '[RT-07] [GE-01] a genre has its heading, page line, films and pager',
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const found = await readPage(request, 'discover/movie?with_genres=28');
    await visit('/genre/28');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Action Movies');
    await expect(page.getByText(`page 1 of ${found.total_pages}`, { exact: true })).toBeVisible();
    const grid = page.getByRole('list', { name: 'Exploring Action Movies' });
    await expect(grid.getByRole('listitem')).toHaveCount(20);
    const hrefs = await grid.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(found.results.map(({ id }) => `/movie/${id}`));
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  },
);

test('[GE-04] each of the 19 genres has its page', async ({ page, request }) => {
  expect(genres).toHaveLength(19);
  for (const { id, name } of genres) {
    const answer = await request.get(`/genre/${id}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`Exploring ${name} Movies</h1>`);
  }
  await page.goto('/genre/10770');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring TV Movie Movies');
});

test('[GE-02] an unknown genre is called Unknown and has no films', async ({ page, visit }) => {
  await visit('/genre/424242');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Unknown Movies');
  await expect(page.getByRole('heading', { level: 2, name: 'No movies found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

weatherTest('[GE-02] a genre without films says so', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { discoverMovies: noFilms() } });
  await visit('/genre/28');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Action Movies');
  await expect(page.getByRole('heading', { level: 2, name: 'No movies found' })).toBeVisible();
});

weatherTest('[GE-03] another genre starts at page 1', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { discoverMovies: threePages() } });
  await visit('/genre/28?page=2');
  await expect(page.getByText('page 2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Western' }).click();
  await expect(page).toHaveURL('/genre/37');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Western Movies');
  await expect(page.getByText('page 1 of 3', { exact: true })).toBeVisible();
});
