// What `npm run shots` shows of the chatbot.
export function listChatShots() {
  return {
    chat: { path: '/', act: openPanel },
    'chat-on-film': { path: '/movie/949', act: openPanel },
    'chat-thinking': { path: '/', act: (page) => meet(page, () => undefined, 'Thinking...') },
    'chat-reply': { path: '/', act: talk },
    'chat-failed': { path: '/', act: (page) => meet(page, (route) => route.abort(), /^Sorry/) },
    'chat-page': { path: '/chatbot' },
    'chat-page-reply': { path: '/chatbot', act: ask },
  };
}

async function openPanel(page) {
  await page.getByRole('button', { name: 'Open the movie chatbot' }).click();
  await page.getByRole('dialog').waitFor();
}

async function talk(page) {
  await openPanel(page);
  await ask(page);
}

/** The real answer, with its posters. */
async function ask(page) {
  await send(page);
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Waits for what is shown when the answer is like this. */
async function meet(page, answer, text) {
  await page.route('**/api/chat/send', answer);
  await openPanel(page);
  await send(page);
  await page.getByRole('log').getByText(text).waitFor();
}

async function send(page) {
  await page.getByRole('textbox', { name: 'Your message' }).fill('Something funny and warm');
  await page.getByRole('button', { name: 'Send' }).click();
}
