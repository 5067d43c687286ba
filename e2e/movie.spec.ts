import { aCastMember, filmDetails } from './films.ts';
import { expect, test } from './site.ts';
import { readCredits, readFilm } from './wire.ts';
import { test as weatherTest } from './weather.ts';

test(
  "[RT-05] [MD-01] [CF-03] a film's page shows its pictures, title, rating, date, minutes and overview",
  { tag: '@both' },
  async ({ page, request, visit }) => {
    const film = await readFilm(request, 11);
    await visit('/movie/11');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(film.title);
    await expect(main.locator(`img[src="/images/original${film.backdrop_path}"]`)).toBeVisible();
    const poster = main.getByRole('img', { name: film.title, exact: true });
    await expect(poster).toHaveAttribute('src', `/images/w500${film.poster_path}`);
    await expect(main.getByText(`Rated ${film.vote_average.toFixed(1)} of 10`)).toBeAttached();
    await expect(main.locator('time')).toHaveAttribute('datetime', film.release_date);
    await expect(main.locator('time')).toHaveText('May 25, 1977');
    await expect(main.getByText(`${film.runtime} min`, { exact: true })).toBeVisible();
    await expect(main.getByText(film.overview)).toBeVisible();
    for (const image of [main.locator('img').first(), poster]) {
      await expect
        .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
        .toBeGreaterThan(0);
    }
  },
);

test('[MD-02] the film can be liked, marked, wanted and added', { tag: '@both' }, async ({ page, visit }) => {
  await visit('/movie/11');
  for (const name of ['Like', 'Mark as Watched', 'Add to Watchlist', 'Add to Playlist']) {
    const button = page.getByRole('main').getByRole('button', { name, exact: false }).first();
    await expect(button).toHaveText(name);
    await expect(button.locator('svg')).toBeVisible();
  }
});

test('[MD-03] genres lead to their pages, and the companies are named', async ({ page, request, visit }) => {
  const film = await readFilm(request, 11);
  await visit('/movie/11');
  const links = page.getByRole('list', { name: 'Genres' }).getByRole('link');
  await expect(links).toHaveText(film.genres.map(({ name }) => name));
  for (const [index, { id }] of film.genres.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/genre/${id}`);
  }
  const companies = page.getByRole('region', { name: 'Production Companies' });
  await expect(companies.getByRole('listitem')).toHaveText(film.production_companies.map(({ name }) => name));
});

test('[MD-04] [CF-03] the cast stands with photo, name and character, and leads on', async ({
  page,
  request,
  visit,
}) => {
  const { cast } = await readCredits(request, 11);
  await visit('/movie/11');
  const entries = page.getByRole('region', { name: 'Cast' }).getByRole('listitem');
  await expect(entries).toHaveCount(cast.length);
  const [first] = cast;
  if (!first) throw new Error('The film needs a cast');
  const link = entries.first().getByRole('link');
  await expect(link).toHaveAttribute('href', `/cast/${first.id}/${encodeURIComponent(first.name)}`);
  await expect(link).toContainText(first.name);
  await expect(link).toContainText(first.character);
  await expect(link.locator('img')).toHaveAttribute('src', `/images/original${first.profile_path}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Movies featuring ${first.name}`);
});

weatherTest('[MD-04] a person without a photo gets a placeholder', async ({ page, visit, changeWeather }) => {
  const cast = [
    aCastMember({ character: '' }),
    aCastMember({ id: 8, name: 'A/B? #1', credit_id: '000000000000000000000002' }),
  ];
  const credits = { id: 11, cast, crew: [] };
  const nobody = { id: 8, cast: [], crew: [] };
  await changeWeather({
    answers: { findMovie: filmDetails(), findCredits: credits, findPersonMovieCredits: nobody },
  });
  await visit('/movie/11');
  const entries = page.getByRole('region', { name: 'Cast' }).getByRole('listitem');
  await expect(entries.first().getByRole('img', { name: 'No photo' })).toBeVisible();
  await expect(entries.first().locator('img')).toHaveCount(0);
  await entries.nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/cast/8/A%2FB%3F%20%231');
});

weatherTest(
  '[MD-01] a film of which little is known shows what there is',
  async ({ page, visit, changeWeather }) => {
    const bare = filmDetails({ overview: '', runtime: null, release_date: '', vote_average: 0, genres: [] });
    await changeWeather({ answers: { findMovie: bare, findCredits: { id: 11, cast: [], crew: [] } } });
    await visit('/movie/11');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Plain Film');
    await expect(main.getByText('No Poster')).toBeVisible();
    await expect(main.getByText('Not rated')).toBeVisible();
    await expect(main.getByText('Nobody has written about this film yet.')).toBeVisible();
    await expect(main.getByText('No cast is known.')).toBeVisible();
    await expect(main.locator('time')).toHaveCount(0);
    await expect(main.getByText(/ min$|NaN|null|undefined|Invalid/)).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Production Companies' })).toHaveCount(0);
  },
);

weatherTest(
  '[MD-04] a film whose cast cannot be loaded is shown without it',
  async ({ page, visit, changeWeather }) => {
    await changeWeather({ failing: { findCredits: 'catalogue-down' } });
    await visit('/movie/11');
    await expect(page.getByText('The cast could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Like / })).toBeVisible();
  },
);

weatherTest('[RT-05] while a film loads its shape stands in', async ({ page, visit, changeWeather }) => {
  await visit('/content/popular');
  await changeWeather({ held: ['findMovie'] });
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await changeWeather({});
  await expect(page.getByRole('button', { name: 'Mark as Watched' })).toBeVisible();
});
