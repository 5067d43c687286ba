import type { ForYouAnswer } from '@kinora/contracts/recommendations';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { answerWith, expect, type Keeper, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';
import { test as siteTest } from './site.ts';
import { heat } from './shipped-films.ts';

function rowOf(page: Page): Locator {
  return page.getByRole('region', { name: 'For you', exact: true });
}

/** The ids of what the service has for the user, best first. */
async function idsFor(keeper: Keeper): Promise<number[]> {
  // The API's own tests prove the shape.
  const { recommendations } = (await keeper.read('recommendations')) as ForYouAnswer;
  return recommendations.map(({ movie }) => movie.id);
}

function linksIn(row: Locator): Promise<(string | null)[]> {
  return row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test(
  '[HO-04] films for the user say by which of their own, and none was watched',
  { tag: '@both' },
  async ({ page, visit, keeper }) => {
    await keeper.like(heat);
    const [seen = 0] = await idsFor(keeper);
    await keeper.mark('watched', seen);
    const ids = await idsFor(keeper);
    expect(ids).not.toContain(seen);
    await visit('/');
    const row = rowOf(page);
    await expect(row.getByRole('heading', { level: 2 })).toHaveText('For you');
    await page.mouse.move(200, 200);
    await expect(row.getByRole('article')).toHaveCount(ids.length);
    expect(await linksIn(row)).toEqual(ids.map((id) => `/movie/${id}`));
    const notes = await row.getByText(/^Because you (liked Heat|watched .+)$/).all();
    expect(notes).toHaveLength(ids.length);
    await expect(row.getByText('Because you liked Heat').first()).toBeVisible();
    await expectNoViolations(page, '[aria-label="For you"]');
  },
);

test('[HO-04] a change counts at the next visit of the home page, and costs no call before', async ({
  page,
  visit,
  keeper,
}) => {
  await keeper.like(heat);
  const calls = listenToCalls(page);
  const asked = () => calls.filter((call) => call === 'GET recommendations').length;
  await visit('/');
  const row = rowOf(page);
  const first = row.getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByText('Movie marked as watched!')).toBeVisible();
  expect(asked()).toBe(1);

  const home = page.getByRole('banner').getByRole('link', { name: /Kinora/ });
  await home.click();
  await expect(row).toBeVisible();
  await expect(row.locator(`a[href="${address}"]`)).toHaveCount(0);
  expect(asked()).toBe(2);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Popular' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular');
  await home.click();
  await expect(row).toBeVisible();
  expect(asked()).toBe(2);
});

test('[HO-04] without anything to go by the row is not there', async ({ page, visit, keeper }) => {
  await keeper.visit(heat);
  const answered = waitForCall(page, 'GET recommendations');
  await visit('/');
  expect(await (await answered).json()).toEqual({ recommendations: [] });
  await expect(page.getByRole('region', { name: 'Recently Visited' })).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
});

test('[HO-04] [HO-06] a call that fails leaves the other rows as they are', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await keeper.like(heat);
  await answerWith(page, 'GET', 'recommendations', {
    status: 502,
    json: { code: 'recommendations-down', message: 'Down.' },
  });
  await visit('/');
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Now Playing' })).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/fail|error|could not/i)).toHaveCount(0);
});

siteTest('[HO-04] nobody is asked about a visitor who is not signed in', async ({ page, visit }) => {
  const calls = listenToCalls(page);
  await visit('/');
  await page.mouse.move(200, 200);
  await expect(page.getByRole('region', { name: 'Now Playing' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(rowOf(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});
