import { anAnswer, beginStream, expect, log, test } from './chat.ts';
import { hostileMessages, hostileReplies } from './hostile-replies.ts';

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
