import { expect, test, waitUntilAwake } from './site.ts';
import { test as weatherTest } from './weather.ts';

for (const path of [
  '/nowhere',
  '/movie',
  '/movie/0',
  '/movie/abc',
  '/movie/11/more',
  '/movie/1e3',
  '/movie/999999998',
  '/genre/x',
  '/cast/x/Name',
  '/wp-login.php',
  '/%3Cscript%3E',
  '/a%2F..%2Fb',
]) {
  test(`[RT-13] ${path} is not found, in a friendly way`, async ({ page, visit, complaints }) => {
    complaints.expect(/status of 404/);
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit(path);
    expect((await answered).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reel is missing');
    await expect(page).toHaveTitle('This reel is missing · Kinora');
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Now Playing', exact: true })).toBeVisible();
  });
}

for (const [code, status] of [
  ['catalogue-down', 502],
  ['catalogue-slow', 504],
] as const) {
  weatherTest(
    `[RT-13] [ER-02] ${code} is a friendly page with status ${status} and a way to try again`,
    async ({ page, visit, changeWeather, complaints }) => {
      complaints.expect(new RegExp(`status of ${status}`));
      await changeWeather({ failing: { findMovie: code } });
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
      await visit('/movie/11');
      expect((await answered).status()).toBe(status);
      expect((await answered).headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The projector stopped');
      await expect(page.getByRole('alert')).toHaveText('Error: The film data cannot be reached.');
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);

      await changeWeather({});
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Star Wars');
    },
  );
}

weatherTest(
  '[RT-13] a bug behind the film data shows no detail of itself',
  async ({ page, visit, changeWeather, complaints }) => {
    complaints.expect(/status of 5\d\d/);
    await changeWeather({ answers: { findMovie: { id: 11, title: 'Broken' } } });
    await visit('/movie/11');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The projector stopped');
    await expect(page.locator('body')).not.toContainText(/TypeError|undefined|properties|at \w+ \(/);
    expect(await page.content()).not.toMatch(/entry\.server|\.tsx|node_modules/);
  },
);

weatherTest(
  '[ER-02] [CF-01] a page that fails on the way is tried once more, then says so',
  async ({ page, visit, changeWeather, complaints }) => {
    complaints.expect(/status of 502/);
    complaints.expect(/GET api\/tmdb\/discover\/movie failed/);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/tmdb/discover')) calls.push(request.url());
    });
    await visit('/login');
    await changeWeather({ failing: { discoverMovies: 'catalogue-down' } });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Western' }).click();
    await expect(page.getByRole('alert')).toHaveText('Error: The film data cannot be reached.');
    expect(calls).toHaveLength(2);
    await changeWeather({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Western Movies');
  },
);

test('[CF-01] [CF-02] what was read is fresh for five minutes, and calls say that they are JSON', async ({
  page,
  visit,
}) => {
  const types: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tmdb/discover')) types.push(request.headers()['content-type']);
  });
  await page.clock.install();
  await visit('/login');
  const footer = page.getByRole('contentinfo');
  const comeAndGo = async () => {
    await footer.getByRole('link', { name: 'Western' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Western Movies');
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  };
  await comeAndGo();
  await page.clock.fastForward('04:30');
  await comeAndGo();
  expect(types).toEqual(['application/json']);
  await page.clock.fastForward('01:00');
  await comeAndGo();
  expect(types).toHaveLength(2);
});

test('[RT-13] a page whose code cannot be loaded says so instead of staying dead', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/genre|dynamically imported module|Failed to load|A page failed|request failed/);
  await visit('/login');
  await page.route(/assets\/genre-/, (route) => route.abort('failed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Western' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The projector stopped');
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  await page.unroute(/assets\/genre-/);
  await page.reload();
  await waitUntilAwake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exploring Western Movies');
});
