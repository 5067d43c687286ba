import { recordShifts, sumOfShifts } from './shifts.ts';
import { answerWith, expect, hold, refusedCall, test, waitForCall } from './kept.ts';
import { starWars, findingNemo } from './shipped-films.ts';

test(
  '[HO-04] films for the user, liked and recently visited ones stand above the public rows',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await keeper.like(starWars);
    await keeper.visit(findingNemo);
    await visit('/');
    const rows = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('list') });
    await expect(rows.getByRole('heading', { level: 2 })).toHaveText([
      'For you',
      'Liked Movies',
      'Recently Visited',
      'Now Playing',
      'Top Rated',
      'Popular Movies',
    ]);
    const liked = page.getByRole('region', { name: 'Liked Movies' });
    await expect(liked.getByRole('article')).toHaveCount(1);
    await expect(liked.locator('img')).toHaveAttribute('src', /^\/images\/w500\/poster-11-/);
    await expect(
      page.getByRole('region', { name: 'Recently Visited' }).getByRole('article').getByRole('link'),
    ).toHaveAttribute('href', `/movie/${findingNemo}`);
    await liked.getByRole('link', { name: 'View All: Liked Movies' }).click();
    await expect(page).toHaveURL('/liked');
  },
);

test('[HO-04] rows without films are not there', { tag: '@accounts' }, async ({ page, visit, keeper }) => {
  const listed = waitForCall(page, 'GET recently-visited');
  await visit('/');
  await listed;
  await expect(page.getByRole('region', { name: 'Now Playing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recently Visited' })).toHaveCount(0);
  await keeper.like(starWars);
  await visit('/');
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently Visited' })).toHaveCount(0);
});

test('[HO-04] [HO-06] own rows that cannot be read leave the others alone', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await keeper.visit(starWars);
  await answerWith(page, 'GET', 'likes', { status: 500 });
  await visit('/');
  await expect(page.getByRole('region', { name: 'Recently Visited' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Now Playing' })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `[HO-04] nothing jumps while own rows come in, with motion: ${reducedMotion}`,
    { tag: '@both' },
    async ({ page, visit, keeper }) => {
      await keeper.like(starWars);
      await keeper.visit(findingNemo);
      await page.emulateMedia({ reducedMotion });
      await recordShifts(page);
      await visit('/');
      const liked = page.getByRole('region', { name: 'Liked Movies' });
      await expect(liked).toBeVisible();
      await expect(liked.locator('..')).toHaveCSS('opacity', '1');
      expect(await sumOfShifts(page)).toBeLessThanOrEqual(0.02);
    },
  );
}

test('[HO-04] own rows that come late push away nothing that is being looked at', async ({
  page,
  visit,
  keeper,
}) => {
  await keeper.like(starWars);
  const list = await hold(page, 'GET', 'likes');
  await visit('/');
  const row = page.getByRole('region', { name: 'Now Playing', exact: true });
  await row.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - 300 }));
  const top = async () => (await row.boundingBox())?.y;
  const before = await top();
  const answered = waitForCall(page, 'GET likes');
  list.release();
  await (await answered).finished();
  await expect(page.getByRole('button', { name: /^Unlike / })).toHaveCount(0);
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
  );
  expect(await top()).toBe(before);
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(page.getByRole('region', { name: 'Liked Movies' })).toBeVisible();
});
