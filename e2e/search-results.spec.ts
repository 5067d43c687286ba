import { noFilms, threePages } from './films.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';
import { test as weatherTest } from './weather.ts';

test(
  '[RT-06] [SR-01] results have a heading, a count, a grid and a pager',
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const found = await readPage(request, 'search/movie?query=star');
    await visit('/search/star');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Results for\s+star$/);
    const line = `Found ${found.total_results} results on page 1 of ${found.total_pages}`;
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    const links = page.getByRole('list', { name: 'Results for star' }).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(found.results.map(({ id }) => `/movie/${id}`));
  },
);

weatherTest('[SR-01] [PG-01] results are turned page by page', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { searchMovies: threePages() } });
  await visit('/search/star?page=2');
  await expect(page.getByText('Found 60 results on page 2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search/star?page=3');
  await expect(page.getByText('Found 60 results on page 3 of 3', { exact: true })).toBeVisible();
});

weatherTest('[SR-01] [SR-02] nothing found says so, with a hint', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { searchMovies: noFilms() } });
  await visit('/search/qqqq');
  await expect(page.getByRole('heading', { level: 2, name: 'No results found' })).toBeVisible();
  await expect(page.getByText(/^Try other keywords/)).toBeVisible();
  await expect(page.getByText(/^Found/)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

weatherTest('[SR-03] another query starts at page 1', async ({ page, visit, changeWeather }) => {
  await changeWeather({ answers: { searchMovies: threePages() } });
  await visit('/search/star?page=3');
  await page.getByRole('button', { name: 'Search movies' }).click();
  await page.getByRole('combobox').fill('moon');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/search/moon');
  await expect(page.getByText('Found 60 results on page 1 of 3', { exact: true })).toBeVisible();
});

const awkwardQueries = [
  'AC/DC',
  '100%',
  'who? c#',
  'tom & jerry',
  `1+1 "quoted" 'single'`,
  '%2F',
  '..',
  '../../api',
  'a\\b',
  '<img src=x onerror=alert(1)>',
  'Amélie',
  '千と千尋の神隠し',
  'فيلم',
  '🎬 🍿',
];

for (const query of awkwardQueries) {
  weatherTest(
    `[RT-06] the query ${query} survives the box, the pager, a reload and the way back`,
    async ({ page, visit, changeWeather }) => {
      await changeWeather({ answers: { searchMovies: threePages() }, echoesQuery: true });
      const heading = page.getByRole('heading', { level: 1 }).locator('q');
      /** What the film data was asked for stands on every card. */
      const asked = page.getByRole('main').getByRole('article').first().getByRole('link');
      const expectQuery = async (number: number) => {
        await expect(
          page.getByText(`Found 60 results on page ${number} of 3`, { exact: true }),
        ).toBeVisible();
        await expect(heading).toHaveText(query);
        await expect(asked).toContainText(query, { ignoreCase: true });
      };

      await visit('/login');
      await page.getByRole('button', { name: 'Search movies' }).click();
      await page.getByRole('combobox').fill(query);
      await page.getByRole('combobox').press('Enter');
      await expectQuery(1);
      const address = page.url();
      await page.getByRole('link', { name: 'Next' }).click();
      await expectQuery(2);
      await page.reload();
      await expectQuery(2);
      await page.goBack();
      await expectQuery(1);
      await page.goto(address);
      await expectQuery(1);
    },
  );
}

for (const [written, query] of [
  ['/search/star wars', 'star wars'],
  ['/search/100%', '100%'],
  ['/search/50%+off', '50%+off'],
  ['/search/%zz', '%zz'],
  ['/search/%ff', '%ff'],
  ['/search/tom%20%26%20jerry', 'tom & jerry'],
  ['/search/a%2Fb', 'a/b'],
  ['/search/a%252Fb', 'a%2Fb'],
  ['/search/Am\u00e9lie', 'Amélie'],
] as const) {
  weatherTest(
    `[RT-06] ${written} typed into the address bar searches for ${query}`,
    async ({ page, visit, changeWeather, complaints }) => {
      // The router's own warning, which does no harm.
      if (/%(zz|ff|\+|$)/.test(written)) complaints.expect(/could not be decoded/);
      await changeWeather({ answers: { searchMovies: threePages() }, echoesQuery: true });
      await visit(written);
      await expect(page.getByRole('heading', { level: 1 }).locator('q')).toHaveText(query);
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(query, {
        ignoreCase: true,
      });
    },
  );
}

weatherTest('[ER-02] a search that fails says why', async ({ page, visit, changeWeather, complaints }) => {
  complaints.expect(/status of 502/);
  await changeWeather({ failing: { searchMovies: 'catalogue-down' } });
  await visit('/search/star');
  await expect(page.getByRole('alert')).toHaveText('Error: The film data cannot be reached.');
});
