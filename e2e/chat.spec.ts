import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { anAnswer, beginStream, expect, expectFocus, input, log, type Say, sayJson, test } from './chat.ts';

const thinkingFor = (until: Promise<unknown>, say: Say): Say => {
  return async (response, question) => {
    await until;
    await say(response, question);
  };
};

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
