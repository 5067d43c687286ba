import { popularSearches, searchHistory } from '@kinora/contracts/limits';
import { openSearch, stopClock } from './search-box.ts';
import { expect, test } from './site.ts';
import { readPage } from './wire.ts';

test(
  '[SB-01] the search opens by its icon and closes on choosing a suggestion',
  { tag: '@both' },
  async ({ page, visit, request }) => {
    const [film] = (await readPage(request, 'search/movie?query=star')).results;
    await visit('/');
    const input = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', 'Search movies...');
    await input.fill('star');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(`/movie/${film?.id}`);
    await expect(input).toHaveCount(0);
  },
);

test('[SB-01] the search closes on a click outside, on Escape and on submit', async ({ page, visit }) => {
  await visit('/login');
  const input = await openSearch(page);
  // Nothing there can take the focus: it is the press that closes.
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Discover' }).click();
  await expect(input).toHaveCount(0);

  await openSearch(page);
  await input.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search movies' })).toBeFocused();

  await openSearch(page);
  await input.fill('star');
  await input.press('Enter');
  await expect(page).toHaveURL('/search/star');
  await expect(input).toHaveCount(0);
});

test(
  '[SB-03] [SB-04] with fewer than two characters there are three recent and the popular searches',
  { tag: '@both' },
  async ({ page, visit }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, JSON.stringify(['one', 'two', 'three', 'four']));
    }, searchHistory.storageKey);
    await visit('/login');
    const input = await openSearch(page);
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option');
    for (const typed of ['', 'a', '  a ']) {
      await input.fill(typed);
      await expect(recent).toHaveText(['one', 'two', 'three']);
      await expect(popular).toHaveText([
        'Final Destination',
        'Mission Impossible',
        'Stree 2',
        'Interstellar',
      ]);
    }
    await popular.nth(2).click();
    await expect(page).toHaveURL('/search/Stree%202');
  },
);

test('[SB-03] without any search of their own a visitor sees the popular ones', async ({ page, visit }) => {
  await visit('/login');
  await openSearch(page);
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveText([...popularSearches]);
});

test(
  '[SB-06] [SB-10] submit is busy for 500 ms with input and button disabled, then goes',
  { tag: '@both' },
  async ({ page, visit }) => {
    await page.clock.install();
    await visit('/login');
    const input = await openSearch(page);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await input.fill('star');
    // The clock may leap when it stops, past the time limit of a call that is still out.
    await expect(page.getByRole('option').first()).toBeVisible();
    await stopClock(page);
    await button.click();
    await expect(input).toBeDisabled();
    await expect(button).toBeDisabled();
    await page.clock.runFor(499);
    await expect(input).toBeDisabled();
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL('/search/star');
    await expect(input).toHaveCount(0);
  },
);

test('[SB-10] a blank query cannot be submitted', async ({ page, visit }) => {
  await visit('/login');
  const input = await openSearch(page);
  const button = page.getByRole('button', { name: 'Search', exact: true });
  for (const blank of ['', ' ', '   ']) {
    await input.fill(blank);
    await expect(button).toBeDisabled();
    await input.press('Enter');
  }
  await expect(input).toBeEnabled();
  await input.fill(' x ');
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL('/login');
});

test('[SB-09] searches are remembered, newest first, each once', async ({ page, visit }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), searchHistory.storageKey);
  await visit('/login');
  await page.evaluate((key) => {
    const damaged = [
      ' padded ',
      '',
      7,
      null,
      'Star',
      'PADDED',
      ...Array.from({ length: 20 }, (_, n) => `q${n}`),
    ];
    localStorage.setItem(key, JSON.stringify(damaged));
  }, searchHistory.storageKey);
  const input = await openSearch(page);
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'padded',
    'Star',
    'q0',
  ]);
  await input.fill('  sTAR ');
  await input.press('Enter');
  await expect(page).toHaveURL('/search/sTAR');
  expect(JSON.parse((await stored()) ?? '')).toEqual([
    'sTAR',
    'padded',
    ...Array.from({ length: 8 }, (_, n) => `q${n}`),
  ]);
});

test('[SB-09] a history that is no list counts as none', async ({ page, visit }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"not":"a list"'), searchHistory.storageKey);
  await visit('/login');
  await openSearch(page);
  await expect(page.getByRole('option')).toHaveText([...popularSearches]);
});
