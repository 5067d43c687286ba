import { chat as limits } from '@kinora/contracts/limits';
import type { Locator } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { anAnswer, chatButton, expect, expectFocus, input, log, sayJson, test } from './chat.ts';
import { waitUntilAwake } from './site.ts';

async function isFocusInside(panel: Locator): Promise<boolean> {
  return panel.evaluate(
    (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
  );
}

test(
  '[CH-01] [CH-02] [CH-05] [R71] a round button at the bottom right opens the panel, and three ways close it',
  { tag: '@both' },
  async ({ page, visit, panel, openChat, isMobile }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await visit('/movie/949');
    const button = chatButton(page);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const place = await button.boundingBox();
    if (!place) throw new Error('The button must have a place');
    expect(place.width).toBe(place.height);
    expect(place.width).toBeGreaterThanOrEqual(44);
    expect(size.width - place.x - place.width).toBeLessThanOrEqual(24);
    expect(size.height - place.y - place.height).toBeLessThanOrEqual(24);
    await expect(button).toHaveAttribute('href', '/chatbot');
    expect(files.filter((file) => /\/(chat|reply)-/.test(file))).toEqual([]);

    await openChat();
    await expect(panel.getByRole('heading', { name: 'Movie Recommendation Chatbot' })).toBeVisible();
    await expect(log(page)).toContainText(/mood.*kind of movie/);
    await expect(panel.getByPlaceholder(/movie recommendations/i)).toBeVisible();
    await expect(panel.getByRole('group', { name: 'Suggestions' }).getByRole('button')).toHaveText([
      'More like this',
      'Like this, but newer',
      'Is it scary?',
    ]);
    await expectFocus(page, !isMobile);
    await expectNoViolations(page, 'dialog');
    const box = await panel.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(limits.maximumHeightPixels);
    expect(box?.width).toBe(isMobile ? size.width : limits.widthPixels);

    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(panel)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press(' ');
    await panel.getByRole('button', { name: 'Close the chatbot' }).click();
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.click(40, 100);
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL('/movie/949');
  },
);

test('[CH-01] [CH-04] where the panel cannot be loaded the page comes, and where markdown cannot the words do', async ({
  page,
  visit,
  ask,
  bot,
}) => {
  bot.says(sayJson(anAnswer({ message: 'Try [Heat (1995)](/movie/949), **tense**.', movies: [] })));
  await page.route(/\/assets\/(chat|reply)-/, (route) =>
    page.url().endsWith('/chatbot') && route.request().url().includes('/chat-')
      ? route.continue()
      : route.abort('aborted'),
  );
  await visit('/movie/949');
  await chatButton(page).click();
  await expect(page).toHaveURL('/chatbot');
  await waitUntilAwake(page);
  await ask('Something tense');
  await expect(log(page).getByText('Try Heat (1995), tense.')).toBeVisible();
});

test(
  '[RT-12] [CH-02] the conversation has a page, the same as in the panel, found from every page',
  { tag: '@both' },
  async ({ page, visit, ask, bot, panel, openChat, isMobile }) => {
    await visit('/');
    await openChat();
    await ask('Something tense');
    await expect(log(page).getByRole('link', { name: 'Heat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Chatbot' }).click();
    } else {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Chatbot' }).click();
    }
    await expect(page).toHaveURL('/chatbot');
    await expect(page).toHaveTitle('Movie Recommendation Chatbot · Kinora');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movie Recommendation Chatbot');
    await expect(chatButton(page)).toHaveCount(0);
    await expect(log(page).getByRole('link', { name: 'Heat' })).toBeVisible();
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    await ask('More');
    await expect(log(page).getByRole('listitem')).toHaveCount(2);
    expect(bot.asked.at(-1)?.context).toEqual({ page: '/chatbot' });
    await expectNoViolations(page);

    await visit('/chatbot');
    await expect(log(page).getByRole('listitem')).toHaveCount(2);
    await page.setViewportSize({ width: 320, height: 256 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    await input(page).scrollIntoViewIfNeeded();
    await expect(input(page)).toBeInViewport({ ratio: 1 });
  },
);

test('[CH-01] [CH-02] at 400 % zoom the panel still holds its close button, its log and its input', async ({
  page,
  visit,
  openChat,
  panel,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit('/movie/949');
  await openChat();
  await expect(panel.getByRole('button', { name: 'Close the chatbot' })).toBeInViewport({ ratio: 1 });
  await expect(input(page)).toBeInViewport({ ratio: 0.9 });
  await input(page).fill('x'.repeat(limits.maximumMessageLength - 20));
  await expect(panel.getByText('20 characters left')).toBeVisible();
  expect(await panel.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320);
});

test(
  '[CH-01] on a phone the button steps aside for the way to the next page',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/content/popular');
    await expect(chatButton(page)).toBeVisible();
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
    await next.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 16));
    await expect(chatButton(page)).toBeHidden();
    await next.click({ trial: true });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-12] [CH-01] the button is a link to the page, which greets and says what is missing', async ({
    page,
  }) => {
    await page.goto('/movie/949');
    await page.locator('a[href="/chatbot"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movie Recommendation Chatbot');
    await expect(log(page)).toContainText('What are you in the mood for?');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(input(page)).toBeHidden();
  });
});
