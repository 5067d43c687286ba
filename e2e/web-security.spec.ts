/** What a page may load and run, and what texts that look like markup do to it: nothing. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aFilm, aFilmPage, filmDetails } from './films.ts';
import { test as keptTest } from './kept.ts';
import { expect, test } from './site.ts';
import { test as weatherTest } from './weather.ts';

const breaks = '</script></title></style><img src=x onerror="window.broken=1">';
const hostileTexts = [
  breaks,
  '<!--<script>window.broken=1//--> javascript:window.broken=1 __proto__[broken]',
  '"\'`&lt;&#x3c;${window.broken=1}{{window.broken=1}}',
  'a\u2028b\u2029c\u202ed\ufefff \ud800 half a character',
  `עברית ${'long '.repeat(100)}end`,
];

/** Nothing of a text ran, and nothing of it became an element. */
async function expectUnbroken(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'broken' in window || 'broken' in {})).toBe(false);
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

test('[R52] a style or a script that somebody puts into a page is not run, and the test hears of it', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/^policy: style-src-attr inline/);
  complaints.expect(/^policy: script-src-(attr|elem) inline/);
  complaints.expect(/^console\.error: .*Content Security Policy/);
  await visit('/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red" id="styled">x</p>');
    const script = document.createElement('script');
    script.textContent = 'window.broken = 1';
    document.body.append(script);
  });
  await expect
    .poll(() => complaints.all.filter((complaint) => complaint.startsWith('policy:')).length)
    .toBeGreaterThan(1);
  await expectUnbroken(page);
});

test('[R52] a page names its style sheet by its hash and has no nonce, so the same bytes are good for everybody', async ({
  request,
}) => {
  const answers = await Promise.all([request.get('/'), request.get('/')]);
  const [first, second] = answers.map((answer) => answer.headers()['content-security-policy']);
  expect(first).toBe(second);
  expect(first).toContain("'sha256-");
  expect(first).not.toMatch(/nonce-|unsafe-/);
  expect(await answers[0]?.text()).not.toContain('nonce');
});

test('[R50] the browser checks the bytes of the script that a page names', async ({ page, visit }) => {
  await visit('/');
  await expect(page.locator('script[type="module"][src]')).toHaveAttribute(
    'integrity',
    /^sha256-[\w+/]{43}=$/,
  );
});

for (const [position, text] of hostileTexts.entries()) {
  weatherTest(
    `[R61] hostile text ${position + 1} as a film’s title and words stays text`,
    async ({ page, visit, changeWeather, complaints }) => {
      const film = { title: text, original_title: text, overview: text };
      await changeWeather({
        answers: {
          findMovie: filmDetails({ ...film, tagline: text, genres: [{ id: 18, name: text }] }),
          searchMovies: aFilmPage({ results: [aFilm(film)] }),
        },
      });
      const shown = text.toWellFormed();
      await visit('/movie/11');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(shown);
      await expectUnbroken(page);

      // As a query, read from the address, and as a card's title.
      await visit(`/search/${encodeURIComponent(shown.slice(0, 190))}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
        shown.slice(0, 190).trim(),
      );
      expect(await page.getByRole('main').textContent()).toContain(shown);
      await expectUnbroken(page);
      expect(complaints.all).toEqual([]);
    },
  );
}

keptTest(
  '[R61] hostile text as a name and as a playlist stays text',
  async ({ page, visit, keeper, accounts, context }) => {
    const named = { ...accounts.invent(), name: breaks.slice(0, 60) };
    await keeper.makePlaylist(breaks, 11);
    await visit('/playlists');
    await expect(page.getByText(breaks, { exact: true }).first()).toBeVisible();
    await expectUnbroken(page);

    await accounts.register(named);
    const mail = await accounts.findMail(named.email, /Verify/);
    expect(mail.html).not.toContain('<img src=x');
    await context.clearCookies();
    await visit(accounts.linkIn(mail, 'verify'));
    await expect(page.getByText('verified', { exact: false }).first()).toBeVisible();
    await accounts.signIn(context, named);
    await visit('/settings');
    await expect(page.getByLabel('Display name')).toHaveValue(named.name);
    await expectUnbroken(page);
  },
);

keptTest(
  '[R62] [R63] the lists come as a table that no program calculates with',
  async ({ page, visit, keeper }) => {
    await keeper.like(11);
    await keeper.makePlaylist('=1+1', 12);
    await visit('/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my lists (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('kinora-my-lists.csv');
    const table = await readFile(await download.path(), 'utf8');
    expect(table).toMatch(/^\uFEFF"list","playlist","tmdb_id","title","date"\r\n/);
    expect(table).toContain('"liked","",11,"Star Wars",');
    expect(table).toContain('"playlist","\'=1+1",12,');
    await expect(page.getByText('Your data is downloaded.')).toBeVisible();
  },
);
