import { recommendations } from '@kinora/contracts/limits';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { recordShifts, sumOfShifts } from './shifts.ts';
import { expect, test } from './site.ts';
import { startSite, waitUntilServing } from './start-site.ts';
import { heat } from './shipped-films.ts';

const spiritedAway = 129;

function sectionOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Recommended Movies' });
}

function notesIn(section: Locator): Locator {
  return section.getByRole('article').locator('p:not([aria-hidden])');
}

/** The reasons that the service knows, each in the words of the site. */
const reason =
  /^(Also by .+|Also with .+|Shares: .+|Same mood: .+|Also from .+|Also [a-z].+|\d+ people who liked this liked it too)$/;

/** Every call for recommendations from now on, as its path. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/recommend(ations)?(\/|$)/.test(pathname)) calls.push(request.url());
  });
  return calls;
}

/** The pointer of a visitor, whom the section waits for. */
async function look(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 10);
}

/** The page waits for answers so many times as long as usual. */
async function setPatience(page: Page, factor: number): Promise<void> {
  await page.addInitScript((times) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (after) => timeout(after * times);
  }, factor);
}

/** From now on the calls for this film's list wait until they are let go. */
async function hold(page: Page, tmdbId: number): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/recommendations/${tmdbId}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test(
  '[MD-05] [MD-07] a film leads to at most twelve others, each with one reason',
  { tag: '@both' },
  async ({ page, visit, isMobile }) => {
    await visit(`/movie/${heat}`);
    await look(page);
    const section = sectionOf(page);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Recommended Movies');
    await expect(section.getByText("Based on what you're viewing", { exact: true })).toBeVisible();
    await expect(section.getByText('Powered by machine learning', { exact: true })).toBeVisible();

    const films = section.getByRole('listitem');
    await expect(films.first()).toBeVisible();
    const count = await films.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(recommendations.shown);
    const addresses = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(count);
    expect(addresses).not.toContain(`/movie/${heat}`);

    const notes = await notesIn(section).allTextContents();
    expect(notes).toHaveLength(count);
    for (const note of notes) expect(note).toMatch(reason);
    expect(new Set(notes).size).toBeGreaterThan(count / 2);

    const tops = await films.evaluateAll((all) => all.map((film) => film.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 5);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expectNoViolations(page, '[aria-label="Recommended Movies"]');
  },
);

test('[MD-07] one call to our own host when a visitor is here, none for other pages, none for a film seen before', async ({
  page,
  baseURL,
  visit,
}) => {
  const calls = listenToCalls(page);
  await visit('/');
  await look(page);
  await visit(`/movie/${heat}`);
  expect(calls).toEqual([]);
  await look(page);
  const films = sectionOf(page).getByRole('article');
  await expect(films.first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kinora/ })
    .click();
  await expect(page.getByRole('region', { name: 'Now Playing' })).toBeVisible();
  await page.goBack();
  await expect(films.first()).toBeVisible();
  expect(calls).toEqual([`${baseURL}/api/recommendations/${heat}`]);
});

test(
  '[MD-05] while they are on their way their shapes stand in, and nothing jumps when they come',
  { tag: '@both' },
  async ({ page, visit }) => {
    await setPatience(page, 20);
    const answer = await hold(page, heat);
    await recordShifts(page);
    await visit(`/movie/${heat}`);
    await page.evaluate(() => document.fonts.ready);
    const section = sectionOf(page);
    await section.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 100 }),
    );
    await expect(section.getByRole('status')).toHaveText('Loading recommendations…');
    await expectNoViolations(page, '[aria-label="Recommended Movies"]');
    const before = await section.boundingBox();
    const shifts = await sumOfShifts(page);
    answer.release();
    await expect(section.getByRole('article')).toHaveCount(recommendations.requested);
    expect(await section.boundingBox()).toEqual(before);
    await expect(section.getByRole('status')).toHaveCount(0);
    await page.evaluate(
      () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
    );
    expect(await sumOfShifts(page)).toBe(shifts);
  },
);

test('[MD-05] from film to film each has its own list, and one that is left is not waited for', async ({
  page,
  visit,
}) => {
  await visit(`/movie/${heat}`);
  await look(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const section = sectionOf(page);
  const first = section.getByRole('link').first();
  const title = await first.getByRole('img').getAttribute('alt');
  const address = (await first.getAttribute('href')) ?? '';
  const tmdbId = Number(address.split('/').pop());
  const answer = await hold(page, tmdbId);
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'no title');
  await expect(section.getByRole('status')).toHaveText('Loading recommendations…');
  await expect(section.getByRole('article')).toHaveCount(0);

  const leftAlone = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${tmdbId}`));
  await page.goBack();
  await leftAlone;
  await expect(section.locator(`a[href="${address}"]`)).toBeVisible();
  answer.release();
  await first.click();
  await expect(section.getByRole('article').first()).toBeVisible();
  await expect(section.locator(`a[href="${address}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('[MD-05] where there are none it says so', { tag: '@both' }, async ({ page, visit }) => {
  await page.route('**/api/recommendations/*', (route) => route.fulfill({ json: { recommendations: [] } }));
  await visit(`/movie/${heat}`);
  await look(page);
  await expect(sectionOf(page).getByRole('status')).toHaveText('No recommendations found.');
  await expectNoViolations(page, '[aria-label="Recommended Movies"]');
});

for (const [what, answer] of [
  ['slow', { status: 504, json: { code: 'recommendations-slow', message: 'Too slow.' } }],
  ['making no sense', { status: 200, json: { films: [] } }],
] as const) {
  test(`[MD-05] of a service that is ${what} there are none`, async ({ page, visit, complaints }) => {
    if (answer.status === 504) complaints.expect(/status of 504|api\/recommendations\/949 failed/);
    const calls = listenToCalls(page);
    await page.route('**/api/recommendations/*', (route) => route.fulfill(answer));
    await visit(`/movie/${heat}`);
    await look(page);
    await expect(sectionOf(page).getByText('No recommendations found.', { exact: true })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}

test('[MD-05] an answer that never comes is given up, and the page is whole meanwhile', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/api\/recommendations\/949 failed/);
  await setPatience(page, 0.05);
  await hold(page, heat);
  await visit(`/movie/${heat}`);
  await look(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Mark as Watched' })).toBeVisible();
  await expect(sectionOf(page).getByText('No recommendations found.', { exact: true })).toBeVisible();
});

test('[MD-05] [MD-07] a site that cannot reach the service shows its films all the same', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 502|api\/recommendations\/949 failed/);
  // Nobody listens there.
  const site = await startSite('../apps/api/src/main.ts', { RECOMMENDER_URL: 'http://localhost:9' });
  await waitUntilServing(site.address);
  await page.goto(`${site.address}/movie/${heat}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat');
  await look(page);
  await expect(sectionOf(page).getByText('No recommendations found.', { exact: true })).toBeVisible();
  site.process.kill();
});

test('[MD-05] the films are reached by keys', async ({ page, visit }) => {
  await visit(`/movie/${spiritedAway}`);
  await page.getByRole('region', { name: 'Cast' }).getByRole('link').last().focus();
  const first = sectionOf(page).getByRole('link').first();
  await expect(first).toBeVisible();
  const title = (await first.getByRole('img').getAttribute('alt')) ?? 'no title';
  await page.keyboard.press('Tab');
  if (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[MD-05] nothing promises films that will not come', async ({ page }) => {
    await page.goto(`/movie/${heat}`);
    await expect(page.getByRole('heading', { name: 'Production Companies' })).toBeVisible();
    await expect(page.getByText('Recommended Movies')).toBeHidden();
  });
});
