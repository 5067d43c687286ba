import { expect, test } from './kept.ts';
import { openDialog } from './playlist-dialog.ts';
import { expectReadable, expectWalkable, spaceText } from './reading.ts';
import { openPage, test as siteTest } from './site.ts';

/** 1280 by 1024 pixels at 400 % zoom, in forced colours. */
const magnified = {
  viewport: { width: 320, height: 256 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
} as const;

const publicPages = [
  ['/', '/movie/11', '/search/star', '/search/qqqqqqqq', '/genre/28', '/cast/3/Harrison%20Ford', '/login'],
  ['/content/popular', '/nowhere', '/register', '/verify-email', '/new-password#token=any', '/chatbot'],
];

siteTest.describe(() => {
  siteTest.use(magnified);

  for (const paths of publicPages) {
    siteTest(
      `[R74] magnified and widely spaced, nothing is cut off: ${paths.join(' ')}`,
      async ({ page, complaints }) => {
        if (paths.includes('/nowhere')) complaints.expect(/status of 404/);
        await spaceText(page);
        for (const path of paths) await expectReadable(page, path);
      },
    );
  }

  siteTest('[R74] in a low window the bar and the round button go along with the page', async ({ page }) => {
    await openPage(page, '/content/popular');
    const bar = page.getByRole('banner');
    const chatButton = page.getByRole('button', { name: 'Open the movie chatbot' });
    await expect(bar).toBeInViewport();
    await expect(chatButton).toBeInViewport();
    await page.getByRole('main').getByRole('article').nth(2).getByRole('link').focus();
    await expect(bar).not.toBeInViewport();
    await expect(chatButton).not.toBeInViewport();
  });

  siteTest(
    '[R74] forced colours tell what is chosen, and apart from it what has the focus',
    async ({ page }) => {
      await openPage(page, '/');
      const dots = page.getByRole('button', { name: /^Show film / }).locator('span');
      expect(await dots.first().evaluate(groundOf)).not.toBe(await dots.last().evaluate(groundOf));
      await expect(page.getByRole('link', { name: /^View Details/ }).first()).toHaveCSS(
        'border-width',
        '1px',
      );

      const segments = page.getByRole('contentinfo').locator('.segment');
      const [chosen, other] = [segments.first(), segments.last()];
      await expect(chosen.getByRole('radio')).toBeChecked();
      expect(await chosen.evaluate(groundOf)).not.toBe(await other.evaluate(groundOf));
      await expect(chosen).toHaveCSS('outline-style', 'none');
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      const inMenu = page.getByRole('dialog').locator('.segment').first();
      await inMenu.getByRole('radio').press('ArrowLeft');
      await expect(page.getByRole('dialog').locator('.segment').last()).toHaveCSS('outline-style', 'solid');

      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search movies' }).press('Enter');
      const input = page.getByRole('combobox');
      await expect(input).toHaveCSS('outline-style', 'solid');
      await input.fill('star');
      await expect(page.getByRole('option').first()).toContainText('Rated');
      await input.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
    },
  );
});

test.describe(() => {
  test.use(magnified);

  test('[R74] magnified and widely spaced, nothing is cut off where somebody is signed in', async ({
    page,
    keeper,
  }) => {
    await keeper.like(11);
    await keeper.mark('watched', 949);
    const id = await keeper.makePlaylist('Quiet films for evenings that rain', 11);
    await spaceText(page);
    for (const path of ['/liked', '/watched', '/watchlist', '/recently-visited', '/playlists', '/settings'])
      await expectReadable(page, path);
    await expectReadable(page, `/playlist/${id}`);
  });

  test('[R71] [R74] what opens over a low window can be walked to its end', async ({ page, keeper }) => {
    await keeper.makePlaylist('Quiet films for evenings that rain');
    await keeper.makePlaylist('Loud ones');
    await openPage(page, '/movie/11');
    const playlists = await openDialog(page);
    await expectWalkable(page, playlists, playlists.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectWalkable(page, menu, menu.getByRole('button', { name: 'Log Out' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the movie chatbot' }).press('Enter');
    const chat = page.getByRole('dialog');
    await expectWalkable(page, chat, chat.getByRole('button', { name: 'Close the chatbot' }));
    await openPage(page, '/settings');
    await page.getByRole('button', { name: 'Delete my account…' }).press('Enter');
    const deletion = page.getByRole('dialog');
    await expectWalkable(page, deletion, deletion.getByRole('button', { name: 'Delete for good' }));
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1100, height: 390 } });

  test('[R70] [R74] the panels of the bar end inside a low window', async ({ page }) => {
    await openPage(page, '/genre/28');
    await page.getByRole('button', { name: /^Account/ }).press('Enter');
    const wayOut = page.getByRole('button', { name: 'Logout' });
    await wayOut.focus();
    await expect(wayOut).toBeInViewport({ ratio: 1 });
  });
});

function groundOf(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}
