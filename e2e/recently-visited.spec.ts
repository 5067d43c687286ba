import { expectNoViolations } from './axe.ts';
import { answerWith, expect, listenToCalls, refusedCall, test, waitForCall } from './kept.ts';
import { starWars, findingNemo, forrestGump } from './shipped-films.ts';

test(
  '[MD-06] [RV-01] opening a film is kept once a visit, the newest first, each film once',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    const calls = listenToCalls(page);
    for (const id of [starWars, findingNemo, starWars]) {
      const logged = waitForCall(page, 'POST recently-visited');
      await visit(`/movie/${id}`);
      await logged;
    }
    expect(calls.filter((call) => call === 'POST recently-visited')).toHaveLength(3);
    expect(await keeper.read('recently-visited')).toMatchObject([
      { tmdb_id: starWars },
      { tmdb_id: findingNemo },
    ]);

    await visit('/recently-visited');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recently Viewed');
    await expect(page.getByText('You have viewed 2 movie(s)')).toBeVisible();
    const links = page.getByRole('list', { name: 'Recently Viewed' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', `/movie/${starWars}`);
    await expectNoViolations(page);
  },
);

test('[MD-06] going from film to film and back logs every visit, and hovering none', async ({
  page,
  visit,
}) => {
  const calls = listenToCalls(page);
  const posts = () => calls.filter((call) => call === 'POST recently-visited');
  await visit('/content/popular');
  const links = page.getByRole('list', { name: 'Popular' }).getByRole('link');
  await links.first().hover();
  await links.nth(1).hover();
  expect(posts()).toEqual([]);
  const first = waitForCall(page, 'POST recently-visited');
  await links.first().click();
  await first;
  await page.goBack();
  const second = waitForCall(page, 'POST recently-visited');
  await links.nth(1).click();
  await second;
  expect(posts()).toHaveLength(2);
});

test('[MD-06] a visit that cannot be kept is only logged', async ({ page, visit, complaints }) => {
  complaints.expect(/POST api\/user\/recently-visited failed/);
  complaints.expect(/status of 500/);
  await answerWith(page, 'POST', 'recently-visited', { status: 500 });
  const answered = waitForCall(page, 'POST recently-visited');
  await visit(`/movie/${starWars}`);
  await answered;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Like Star Wars$/ })
    .click();
  await expect(page.getByText('Movie liked!')).toBeVisible();
  await expect(page.getByRole('status').getByText(/fail|error/i)).toHaveCount(0);
});

test(
  '[RV-01] the list is cleared after one question, and a no leaves it',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, keeper }) => {
    await keeper.visit(starWars, findingNemo, forrestGump);
    await visit('/recently-visited');
    const clear = page.getByRole('main').getByRole('button', { name: 'Clear', exact: true });
    await clear.click();
    const dialog = page.getByRole('dialog', { name: 'Clear your recently viewed movies?' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(clear).toBeFocused();
    expect(await keeper.read('recently-visited')).toHaveLength(3);

    await clear.click();
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Recently viewed movies cleared.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Recently Viewed Movies' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await keeper.read('recently-visited')).toEqual([]);
    await expectNoViolations(page);
  },
);

test('[RV-01] [ER-01] a list that cannot be cleared stays, and so does the question', async ({
  page,
  visit,
  keeper,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await keeper.visit(starWars);
  await answerWith(page, 'DELETE', 'recently-visited', { status: 500 });
  await visit('/recently-visited');
  await page.getByRole('main').getByRole('button', { name: 'Clear', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Failed to clear recently viewed movies.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('The list is still there. You can try again.');
  await dialog.press('Escape');
  await expect(page.getByText('You have viewed 1 movie(s)')).toBeVisible();
});

test('[RV-01] [ER-02] a failure is said in red, and trying again helps', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(refusedCall);
  await answerWith(page, 'GET', 'recently-visited', { status: 500 });
  await visit('/recently-visited');
  await expect(page.getByRole('alert')).toHaveText('Error: Out of order.');
  await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(255, 149, 128)');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No Recently Viewed Movies' })).toBeVisible();
});
