import { chat as limits } from '@kinora/contracts/limits';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { anAnswer, beginStream, chatButton, expect, input, sayJson, test, type Say } from './chat.ts';
import { waitUntilAwake } from './site.ts';
import { hostileMessages, hostileReplies } from './hostile-replies.ts';

const thinkingFor = (until: Promise<unknown>, say: Say): Say => {
  return async (response, question) => {
    await until;
    await say(response, question);
  };
};

const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
const sorry = "Sorry, I'm having trouble connecting. Please try again.";

/** Writes down what a screen reader is told of the log from now on. */
async function listenToLog(page: Page): Promise<() => Promise<string[]>> {
  await log(page).evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // eslint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and nothing around it
    const isSaid = (node: Node | null) =>
      node instanceof Element && !node.closest('[aria-hidden="true"], [aria-live="off"]');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (!isSaid(place)) continue;
        const texts = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of texts) {
          const isHidden = node instanceof Element && !isSaid(node);
          if (!isHidden) heard.push(node.textContent ?? '');
        }
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
}

/** Where fingers type, the keys must not come up by themselves. */
async function expectFocus(page: Page, isFocused: boolean): Promise<void> {
  if (isFocused) await expect(input(page)).toBeFocused();
  else await expect(input(page)).not.toBeFocused();
}

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

test(
  '[CH-03] [CH-04] [CH-06] [R73] a message is answered with words and films, said once, and the talk outlives page and reload',
  { tag: '@both' },
  async ({ page, visit, panel, openChat, ask, bot, isMobile }) => {
    await visit('/movie/11');
    await openChat();
    const heard = await listenToLog(page);
    const send = page.getByRole('button', { name: 'Send' });
    await input(page).fill(' \n ');
    await expect(send).toBeDisabled();
    await input(page).press('Enter');
    expect(bot.asked).toEqual([]);

    const answered = Promise.withResolvers<void>();
    bot.says(thinkingFor(answered.promise, sayJson(anAnswer())));
    await input(page).fill('Something tense');
    await input(page).press('Shift+Enter');
    await page.keyboard.type('but short');
    await input(page).press('Enter');
    await expect(log(page).getByText('Something tense\nbut short')).toBeVisible();
    await expect(log(page).getByText('Thinking...')).toBeVisible();
    await expect(input(page)).toBeDisabled();
    await expect(send).toBeDisabled();
    await expect(panel.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(input(page)).toHaveValue('');
    answered.resolve();

    const pick = log(page).getByRole('listitem');
    await expect(pick).toHaveText(/Heat1995.*7\.9.*About a heist/);
    await expect(log(page).getByText('Thinking...')).toHaveCount(0);
    await expect(log(page).locator('em')).toHaveText('newer');
    await expect(input(page)).toBeEnabled();
    await expectFocus(page, !isMobile);
    const [width, ...bubbles] = await log(page).evaluate((element) => [
      element.clientWidth,
      ...[...element.querySelectorAll('.max-w-4\\/5')].map((bubble) => bubble.clientWidth),
    ]);
    for (const bubble of bubbles) expect(bubble).toBeLessThanOrEqual((width ?? 0) * 0.8);
    const told = (await heard()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(told.filter((text) => text.includes('Then something tense'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('Thinking...'))).toHaveLength(1);
    await expectNoViolations(page, 'dialog');
    expect(bot.asked).toEqual([
      {
        message: 'Something tense\nbut short',
        context: { page: '/movie/11', tmdbId: 11 },
        accept: 'text/event-stream',
      },
    ]);

    await pick.getByRole('button', { name: 'Like Heat' }).click();
    await expect(page.getByText('Please login to like movies')).toBeVisible();
    await panel.getByRole('button', { name: 'Something newer' }).click();
    await expect(log(page).getByText('Something newer', { exact: true }).first()).toBeVisible();
    await expect.poll(() => bot.asked.at(-1)?.conversationId).toBe('a-conversation-of-twenty');

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await pick.getByRole('link', { name: 'Heat' }).last().click();
    await expect(page).toHaveURL('/movie/949');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await openChat();
    await expect(pick).toHaveCount(2);
    await expect(panel.getByRole('group', { name: 'Suggestions' }).getByRole('button').first()).toHaveText(
      'More like this',
    );

    await page.reload();
    await openChat();
    await expect(pick).toHaveCount(2);
    await ask('And another');
    await expect(pick).toHaveCount(3);
    await panel.getByRole('button', { name: 'Start over' }).click();
    await expect(pick).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('tense');
  },
);

test('[CH-04] a streamed reply is painted as it comes, is read out once, and tears nobody away from what they read', async ({
  page,
  visit,
  openChat,
  ask,
  bot,
}) => {
  const long = Array.from({ length: 30 }, (_, line) => `Line ${line}.`).join('\n\n');
  bot.says(sayJson(anAnswer({ message: long, movies: [] })));
  await visit('/');
  await openChat();
  await ask('Tell me much');
  await expect(log(page).getByText('Line 0.')).toBeInViewport();
  const newest = await log(page).evaluate((element) => element.scrollTop);
  await ask('And more');
  await expect(log(page).getByText('And more')).toBeInViewport();
  expect(await log(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(newest);

  const { promise: begun, resolve: begin } = Promise.withResolvers<ReturnType<typeof beginStream>>();
  bot.says((response) => begin(beginStream(response)));
  await ask('Something tense');
  await expect(log(page).getByText('Thinking...')).toBeInViewport();
  await log(page).hover();
  await page.mouse.wheel(0, -600);
  await expect(log(page).getByText('Thinking...')).not.toBeInViewport();
  const before = await log(page).evaluate((element) => element.scrollTop);
  const heard = await listenToLog(page);
  const send = await begun;
  send('delta', { text: 'Then **something tense**, [He' });
  await expect(log(page).locator('strong')).toHaveText('something tense');
  await expect(log(page).getByText('[He')).toHaveCount(0);
  send('delta', { text: 'at (1995)](/movie/949).' });
  await expect(log(page).getByRole('link', { name: 'Heat (1995)', includeHidden: true })).toHaveCount(1);
  expect((await heard()).join(' ')).not.toContain('tense');
  send('done', anAnswer({ message: 'Then **something tense**, [Heat (1995)](/movie/949).' }));
  const jump = page.getByRole('button', { name: 'New reply' });
  await expect(jump).toBeVisible();
  expect(await log(page).evaluate((element) => element.scrollTop)).toBe(before);
  expect((await heard()).filter((text) => text.includes('something tense'))).toHaveLength(1);
  await expectNoViolations(page, 'dialog');
  await jump.click();
  await expect(log(page).getByRole('link', { name: 'Heat', exact: true })).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test(
  '[CH-07] a failure is said, logged, and tried again without writing anew',
  { tag: '@both' },
  async ({ page, visit, openChat, ask, bot, complaints }) => {
    complaints.expect(/status of (500|429)|api\/chat\/send failed/);
    bot.says(sayJson({ code: 'unexpected', message: 'x' }, 500));
    await visit('/');
    await openChat();
    await ask('Something tense');
    await expect(log(page).getByText(sorry)).toBeVisible();
    expect(complaints.all.join(' ')).toContain('POST api/chat/send failed');
    await expectNoViolations(page, 'dialog');
    bot.says(sayJson({ code: 'too-many-requests', message: 'x' }, 429));
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(log(page).getByText(/wait a minute/)).toBeVisible();
    await expect(log(page).getByText(sorry)).toHaveCount(0);
    bot.says(sayJson(anAnswer()));
    await again.click();
    await expect(log(page).getByRole('link', { name: 'Heat' })).toBeVisible();
    await expect(log(page).getByText('Something tense', { exact: true })).toHaveCount(1);
    expect(bot.asked.map(({ message }) => message)).toEqual(Array(3).fill('Something tense'));
  },
);

test('[CH-07] an answer that begins and never ends is given up after the time limit', async ({
  page,
  visit,
  openChat,
  ask,
  bot,
  complaints,
}) => {
  complaints.expect(/api\/chat\/send failed/);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (after) => timeout(after / 10);
  });
  bot.says((response) => beginStream(response)('delta', { text: 'Then' }));
  await visit('/');
  await openChat();
  await ask('Something tense');
  await expect(log(page).getByText('Then', { exact: true })).toBeVisible();
  await expect(log(page).getByText(sorry)).toBeVisible();
  await expect(log(page).getByText('Then', { exact: true })).toHaveCount(0);
});

test('[R58] more than 200 hostile replies run nothing, load nothing and lead nowhere, in pieces and whole', async ({
  page,
  visit,
  openChat,
  ask,
  bot,
  baseURL,
}) => {
  expect(new Set(hostileReplies).size).toBeGreaterThanOrEqual(200);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  await visit('/');
  await openChat();
  await page.evaluate(watchForForbidden);
  const messages = hostileMessages();
  for (const [place, hostile] of messages.entries()) {
    const message = `Reply ${place}.\n\n${hostile}`;
    bot.says(async (response) => {
      const send = beginStream(response);
      for (const text of message.match(/[^]{1,211}/g) ?? []) {
        send('delta', { text });
        // Each in a packet of its own.
        await new Promise((settle) => setImmediate(settle));
      }
      send('done', anAnswer({ message, suggestions: [] }));
      response.end();
    });
    await ask('Say it');
    const whole = log(page).locator('[data-said]:not([aria-hidden] *)', { hasText: `Reply ${place}.` });
    await expect(whole).toHaveCount(1);
  }
  // Something of them was shown: words, and the links that are allowed.
  await expect(log(page).getByText('deep inside').first()).toBeAttached();
  await expect(log(page).locator('a[href="/movie/949"]').first()).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'forbidden'))).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(elsewhere).toEqual([]);
});

/** Runs in the page: writes down whatever comes into the log that may not, also for a moment. */
function watchForForbidden(): void {
  const forbidden: string[] = [];
  Object.assign(window, { forbidden });
  const parts = ['div', 'span', 'p', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'br', 'svg', 'use', 'button'];
  const attributes =
    /^(class|href|data-said|data-discover|aria-(hidden|label|live|pressed)|tabindex|role|type|inert|data-newest)$/;
  const look = (element: Element): void => {
    const href = element.getAttribute('href');
    const isOurs = href === null || /^(\/movie\/[1-9]\d*|#icon-\w+)$/.test(href);
    const isKnown = parts.includes(element.localName);
    const others = element.getAttributeNames().filter((name) => !attributes.test(name));
    if (!isKnown || !isOurs || others.length > 0) forbidden.push(element.outerHTML.slice(0, 200));
  };
  const element = document.querySelector('[role="log"]');
  if (!element) throw new Error('There is no log');
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element) || node === element) continue;
        look(node);
        node.querySelectorAll('*').forEach(look);
      }
    }
  }).observe(element, { childList: true, subtree: true, attributes: true });
}

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

test('[R67] what a user said is gone when they log out', async ({
  page,
  visit,
  user,
  openChat,
  ask,
  bot,
}) => {
  await visit('/content/popular');
  await expect(page.getByRole('button', { name: `Account of ${user.name}` })).toBeVisible();
  await openChat();
  await ask('Something secret');
  await expect(log(page).getByRole('link', { name: 'Heat' })).toBeVisible();
  expect(bot.asked).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: `Account of ${user.name}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  await openChat();
  await expect(log(page)).not.toContainText('secret');
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
