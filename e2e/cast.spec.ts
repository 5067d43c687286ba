import { aFilm } from './films.ts';
import { expect, test } from './site.ts';
import { readPersonCredits } from './wire.ts';
import { test as weatherTest } from './weather.ts';

test(
  '[RT-08] [CA-01] a cast member has a heading, a count and their films, each once',
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const { cast } = await readPersonCredits(request, 3);
    const ids = new Set(cast.map(({ id }) => id));
    await visit('/cast/3/Harrison%20Ford');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies featuring Harrison Ford');
    await expect(page.getByText(`Found ${ids.size} movies`, { exact: true })).toBeVisible();
    const links = page.getByRole('list', { name: 'Movies featuring Harrison Ford' }).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual([...ids].map((id) => `/movie/${id}`).toSorted());
  },
);

weatherTest('[CA-01] a cast member without films says so', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { findPersonMovieCredits: { id: 7, cast: [], crew: [] } } });
  await visit('/cast/7/Nobody');
  await expect(page.getByText('Found 0 movies', { exact: true })).toBeVisible();
  await expect(page.getByText('No movies found for this actor/actress.')).toBeVisible();
});

weatherTest(
  '[CA-01] a film in which someone plays twice counts once',
  async ({ page, visit, changeWeather }) => {
    const role = { character: 'A', credit_id: '000000000000000000000001', order: 0 };
    const cast = [
      { ...aFilm({ id: 1, title: 'Old', release_date: '1980-01-01' }), ...role },
      { ...aFilm({ id: 2, title: 'Undated', release_date: '' }), ...role },
      { ...aFilm({ id: 3, title: 'New', release_date: '2020-01-01' }), ...role },
      { ...aFilm({ id: 1, title: 'Old', release_date: '1980-01-01' }), ...role, character: 'B' },
    ];
    await changeWeather({ answers: { findPersonMovieCredits: { id: 7, cast, crew: [] } } });
    await visit('/cast/7/Some%20Body');
    await expect(page.getByText('Found 3 movies', { exact: true })).toBeVisible();
    const titles = page.getByRole('main').getByRole('article').locator('a');
    await expect(titles).toHaveText([/^New/, /^Old/, /^Undated/]);
  },
);

for (const name of ["Sinéad O'Connor", 'A/B & C?', '100% #1', '宮崎 駿', 'مريم']) {
  weatherTest(`[RT-08] the name ${name} survives the trip`, async ({ page, visit, changeWeather }) => {
    await changeWeather({ answers: { findPersonMovieCredits: { id: 7, cast: [], crew: [] } } });
    await visit(`/cast/7/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Movies featuring ${name}`);
  });
}

test('[RT-08] nobody with that id is not found', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto('/cast/999999998/Nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reel is missing');
});
