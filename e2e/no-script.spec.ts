import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const [id, path, heading, text] of [
  ['RT-01', '/', 'Kinora', 'Now Playing'],
  ['RT-05', '/movie/11', 'Star Wars', 'Mark Hamill'],
  ['RT-06', '/search/star%20wars', /Results for\s+star wars/, 'Found'],
  ['RT-07', '/genre/28', 'Exploring Action Movies', 'page 1 of'],
  ['RT-08', '/cast/3/Harrison%20Ford', 'Movies featuring Harrison Ford', 'Found'],
  ['RT-09', '/content/popular', 'Popular', 'Found'],
  ['RT-13', '/nowhere', 'This reel is missing', 'Back to the home page'],
] as const) {
  test(`[${id}] ${path} can be read without scripts`, { tag: '@both' }, async ({ page, complaints }) => {
    if (id === 'RT-13') complaints.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 13, 10)');
  });
}

test('[CO-02] without scripts one walks from list to page to film by links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Popular' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/on page 2 of/)).toBeVisible();
  await page.getByRole('list', { name: 'Popular' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/movie\/\d+$/);
  await page.getByRole('list', { name: 'Genres' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exploring /);
});
