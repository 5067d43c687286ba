import { genres } from '@kinora/contracts/genres';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { readFilm } from './wire.ts';
import { test as weatherTest } from './weather.ts';
import { aFilmPage, filmDetails, threePages } from './films.ts';

function meta(page: Page, name: string) {
  return page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);
}

const titles = [
  ['/', 'Kinora'],
  ['/movie/11', 'Star Wars (1977) · Kinora'],
  ['/genre/28', 'Exploring Action Movies · Kinora'],
  ['/cast/3/Harrison%20Ford', 'Movies featuring Harrison Ford · Kinora'],
  ['/content/top_rated', 'Top Rated · Kinora'],
  ['/search/star', 'Results for star · Kinora'],
  ['/login', 'Log in · Kinora'],
] as const;

for (const [path, title] of titles) {
  test(`[RT-01] the document of ${path} has one title, description and canonical address`, async ({
    page,
    visit,
    baseURL,
  }) => {
    await visit(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveAttribute('content', /.{10,}/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', `${baseURL}${path}`);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', title.replace(' · Kinora', ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const isHidden = path.startsWith('/search/') || path === '/login';
    await expect(meta(page, 'robots')).toHaveCount(isHidden ? 1 : 0);
  });
}

test('[RT-01] the document changes with the page and keeps one of each', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('link', { name: 'View All: Top Rated' }).click();
  await expect(page).toHaveTitle('Top Rated · Kinora');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/content\/top_rated$/);
  await page.goBack();
  await expect(page).toHaveTitle('Kinora');
  await expect(meta(page, 'og:title')).toHaveCount(1);
});

test('[RT-05] a film has a preview picture and structured data', async ({
  page,
  request,
  visit,
  baseURL,
}) => {
  const film = await readFilm(request, 11);
  await visit('/movie/11');
  const picture = `${baseURL}/images/original${film.backdrop_path}`;
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'video.movie');
  await expect(meta(page, 'og:image')).toHaveAttribute('content', picture);
  const written = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(written ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: film.title,
    url: `${baseURL}/movie/11`,
    image: picture,
    datePublished: film.release_date,
    duration: `PT${film.runtime}M`,
    genre: film.genres.map(({ name }) => name),
  });
});

weatherTest(
  '[CO-02] the second page of a list is an address of its own',
  async ({ page, visit, changeWeather, baseURL }) => {
    await changeWeather({ answers: { 'listMovies popular': threePages() } });
    await visit('/content/popular?page=2');
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${baseURL}/content/popular?page=2`,
    );
    await changeWeather({ answers: { 'listMovies popular': aFilmPage() } });
  },
);

weatherTest('[RT-05] titles cannot break out of the document', async ({ page, visit, changeWeather }) => {
  const title = '</script><img src=x onerror="document.title=\'broken\'"> ]]> & \u2028 "quoted"';
  await changeWeather({ answers: { findMovie: filmDetails({ title, overview: title }) } });
  await visit('/movie/11');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><img src=x onerror=');
  await expect(page).toHaveTitle(/^<\/script><img src=x/);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const written = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(written ?? '')).toMatchObject({ name: title });
});

test('[RT-01] robots.txt and the site map name every public page', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  const addresses = [...(await map.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain(`${baseURL}/`);
  expect(addresses).toContain(`${baseURL}/movie/11`);
  for (const { id } of genres) expect(addresses).toContain(`${baseURL}/genre/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('[RT-01] icon and manifest are there', async ({ page, request }) => {
  await page.goto('/');
  for (const rel of ['icon', 'manifest']) {
    const href = await page.locator(`head link[rel="${rel}"]`).getAttribute('href');
    expect((await request.get(href ?? '')).status()).toBe(200);
  }
});
