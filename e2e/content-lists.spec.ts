import { aFilm, aFilmPage, noFilms, threePages } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';
import { test as weatherTest } from './weather.ts';

const lists = [
  { type: 'popular', title: 'Popular', call: 'movie/popular' },
  { type: 'top_rated', title: 'Top Rated', call: 'movie/top_rated' },
  { type: 'trending', title: 'Trending', call: 'trending/movie/week' },
  { type: 'now_playing', title: 'Now Playing', call: 'movie/now_playing' },
];

for (const { type, title, call } of lists) {
  test(`[RT-09] [CO-01] /content/${type} is titled ${title} and shows its films`, async ({
    page,
    request,
    visit,
  }) => {
    const found = await readPage(request, call);
    await visit(`/content/${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const line = `Found ${found.total_results} movies on page 1 of ${found.total_pages}`;
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    const links = page.getByRole('list', { name: title }).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(found.results.map(({ id }) => `/movie/${id}`));
  });
}

test('[CO-01] a card leads to its film', { tag: '@both' }, async ({ page, request, visit }) => {
  const [film] = (await readPage(request, 'movie/popular')).results;
  await visit('/content/popular');
  await page.getByRole('list', { name: 'Popular' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/movie/${film?.id}`);
});

weatherTest(
  '[CO-02] [PG-01] one turns pages from the first to the last and back, and reload keeps the page',
  async ({ page, visit, changeWeather }) => {
    await changeWeather({ answers: { 'listMovies popular': threePages() } });
    await visit('/content/popular');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByText('Page 1 of 3', { exact: true })).toBeVisible();
    await expect(pager.getByRole('button', { name: 'Prev' })).toBeDisabled();

    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/content/popular?page=2');
    await expect(page.getByText('Found 60 movies on page 2 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Found 60 movies on page 2 of 3')).toBeVisible();
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(pager.getByText('Page 3 of 3', { exact: true })).toBeVisible();
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();

    await pager.getByRole('link', { name: 'Prev' }).click();
    await expect(page.getByText('Found 60 movies on page 2 of 3')).toBeVisible();
    await pager.getByRole('link', { name: 'Prev' }).click();
    await expect(page).toHaveURL('/content/popular');
    await page.goBack();
    await expect(page.getByText('Found 60 movies on page 2 of 3')).toBeVisible();
  },
);

weatherTest('[CO-02] [PG-01] one page has no pager', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { 'listMovies popular': aFilmPage() } });
  await visit('/content/popular');
  await expect(page.getByText('Found 1 movies on page 1 of 1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByText('Prev')).toHaveCount(0);
});

weatherTest('[CO-02] another list starts at page 1', async ({ page, visit, changeWeather }) => {
  const answers = { 'listMovies popular': threePages(), 'listMovies trending': threePages() };
  await changeWeather({ answers });
  await visit('/content/popular?page=3');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trending' }).click();
  await expect(page).toHaveURL('/content/trending');
  await expect(page.getByText('Found 60 movies on page 1 of 3')).toBeVisible();
});

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  weatherTest(
    `[CO-02] turning a page scrolls to the top: ${behavior} with ${motion}`,
    async ({ page, visit, changeWeather }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const scrolls: unknown[] = [];
        const scrollTo = window.scrollTo.bind(window);
        Object.assign(window, {
          scrolls,
          scrollTo: (...wish: unknown[]) => {
            scrolls.push(wish[0]);
            Reflect.apply(scrollTo, window, wish);
          },
        });
      });
      await changeWeather({ answers: { 'listMovies popular': threePages() } });
      await visit('/content/popular');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByText('Found 60 movies on page 2 of 3')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const scrolls = await page.evaluate<unknown[]>(() => Reflect.get(window, 'scrolls'));
      expect(scrolls).toContainEqual({ top: 0, behavior });
      // Nothing else may jump to the top before it.
      expect(scrolls).not.toContainEqual(0);
    },
  );
}

for (const wrong of ['0', '-1', 'abc', '1.5', '501', '99999999999', '', '2x', '%F0']) {
  test(`[CO-02] ?page=${wrong} leads to the first page`, async ({ page, visit }) => {
    await visit(`/content/popular?page=${wrong}`);
    await expect(page).toHaveURL('/content/popular');
    await expect(page.getByText(/on page 1 of/)).toBeVisible();
  });
}

weatherTest('[CO-02] a page behind the last leads back', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { 'listMovies popular': { ...threePages(), results: [] } } });
  await visit('/content/popular?page=9');
  const previous = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Prev' });
  await expect(previous).toHaveAttribute('href', '/content/popular?page=3');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/content/popular');
});

for (const type of ['upcoming', 'constructor', '__proto__', 'Popular', '%3Cb%3E']) {
  test(`[CO-03] the list ${type} does not exist`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const answer = await page.goto(`/content/${type}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Not Found');
    await expect(page.getByText('The requested content type does not exist.')).toBeVisible();
  });
}

weatherTest(
  '[CO-03] a list that cannot be loaded says why and can be tried again',
  async ({ page, visit, changeWeather, complaints }) => {
    complaints.expect(/status of 504/);
    await changeWeather({ failing: { 'listMovies popular': 'catalogue-slow' } });
    await visit('/content/popular');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Not Found');
    await expect(page.getByRole('alert')).toHaveText('Error: The film data cannot be reached.');
    await changeWeather({ answers: { 'listMovies popular': aFilmPage({ results: [aFilm()] }) } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular');
  },
);

weatherTest('[CO-03] an empty list says so', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { 'listMovies top_rated': noFilms() } });
  await visit('/content/top_rated');
  await expect(page.getByRole('heading', { level: 2, name: 'No movies found' })).toBeVisible();
});
