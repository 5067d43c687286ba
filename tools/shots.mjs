/**
 * `npm run shots`: a picture of every screen and state at three widths, in `.shots/`.
 * `npm run shots -- --widths 360,1920 --appearance light --only home,movie` takes others, or fewer;
 * `npm run shots -- http://localhost:3000` looks at a site that runs already; without an address it starts one.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listChatShots } from './chat-shots.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { fillAccount, listKeptShots } from './kept-shots.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { listRecommendationsShots } from './recommendations-shots.mjs';
import { startSite } from './shots-site.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,768,1280' },
    appearance: { type: 'string', default: 'dark' },
    only: { type: 'string' },
  },
});
const widths = asked.widths.split(',').map(Number);
const only = asked.only?.split(',');
const folder = join(root, '.shots');

ensureInstalled();
// The browser's driver belongs to the journeys.
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

const given = positionals[0];
const site = given ? undefined : await startSite();
const address = given ?? site.address;
const executablePath = findOrInstallChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const person = {
  name: 'Ada Lovelace',
  email: `ada-${Date.now()}@example.com`,
  password: 'seven quiet otters',
};
try {
  await makeAccount();
  for (const width of widths) await shootAll(width);
} finally {
  await browser.close();
  site?.processes.forEach((process) => process.kill());
}

/** The screens, and what is done on each before the picture. `null` means that this width has no such state. */
function listShots(width) {
  const isSmall = width < 1024;
  return {
    home: { path: '/' },
    'home-whole': { path: '/', isWhole: true },
    movie: { path: '/movie/11', isWhole: true },
    search: { path: '/search/star', isWhole: true },
    'search-nothing': { path: '/search/qqqqqqqq' },
    genre: { path: '/genre/28', isWhole: true },
    cast: { path: '/cast/3/Harrison%20Ford', isWhole: true },
    content: { path: '/content/top_rated', isWhole: true },
    'content-not-found': { path: '/content/nowhere' },
    'not-found': { path: '/nowhere' },
    error: { path: '/content/popular', act: breakAndTurnPage },
    login: { path: '/login' },
    'login-asked-for': { path: '/settings' },
    'login-refused': { path: '/login', act: (page) => logIn(page, 401, 'wrong-credentials') },
    'login-unverified': { path: '/login', act: (page) => logIn(page, 403, 'email-not-verified') },
    'login-busy': { path: '/login', act: (page) => logIn(page) },
    register: { path: '/register' },
    'register-refused': {
      path: '/register',
      act: (page) => page.getByRole('button', { name: 'Sign Up' }).click(),
    },
    'verify-email': { path: '/verify-email#token=any', act: (page) => page.getByRole('alert').waitFor() },
    'new-password': { path: '/new-password#token=any' },
    settings: { path: '/settings', isUser: true, isWhole: true },
    'settings-delete': { path: '/settings', isUser: true, act: openDeletion },
    [isSmall ? 'mobile-menu-user' : 'user-menu']: { path: '/', isUser: true, act: openUserMenu },
    categories: isSmall ? null : { path: '/', act: (page) => press(page, 'Categories') },
    [isSmall ? 'search-overlay' : 'search-box']: { path: '/', act: openSearch },
    'search-suggestions': {
      path: '/',
      act: (page) => suggest(page, 'star', page.getByRole('option').first()),
    },
    'search-no-suggestions': {
      path: '/',
      act: (page) => suggest(page, 'qqqqqqqq', page.getByText('No suggestions found')),
    },
    'mobile-menu': isSmall ? { path: '/', act: openMenu } : null,
    toast: { path: '/movie/11', act: showToast },
    shortcuts: isSmall ? null : { path: '/', act: openShortcuts },
    'card-opened': { path: '/content/popular', act: (page) => openCard(page, isSmall) },
    ...listKeptShots(),
    ...listRecommendationsShots(),
    ...listChatShots(),
  };
}

async function shootAll(width) {
  const isSmall = width < 1024;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: isSmall ? Math.round(width * 1.6) : 800 },
    hasTouch: isSmall,
    isMobile: isSmall,
    reducedMotion: 'reduce',
    colorScheme: asked.appearance,
  });
  await context.addInitScript(() => localStorage.setItem('movie_search_history', '["alien","heat"]'));
  const shots = Object.entries(listShots(width)).filter(
    ([name, shot]) => shot && (only === undefined || only.includes(name)),
  );
  for (const [name, shot] of shots.filter(([, { isUser }]) => !isUser)) {
    await shoot(context, `${name}-${width}`, shot);
  }
  const { token } = await call(context, 'login', person);
  await fillAccount(context, token.value);
  for (const [name, shot] of shots.filter(([, { isUser }]) => isUser)) {
    await shoot(context, `${name}-${width}`, shot);
  }
  await context.close();
}

/** Somebody who is registered and verified. */
async function makeAccount() {
  const context = await browser.newContext({ baseURL: address });
  await call(context, 'register', person);
  const mails = await (await context.request.get('/dev/mailbox.json')).json();
  const { text } = mails.find(({ to }) => to === person.email);
  await call(context, 'verify', { token: /#token=(\S+)/.exec(text)[1] });
  await context.close();
}

async function call(context, name, data) {
  const answer = await context.request.post(`/identity/${name}`, { data });
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function shoot(context, name, { path, act, isWhole = false }) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  if (isWhole) await loadAllPictures(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole, animations: 'disabled' });
  await page.close();
  console.log(`.shots/${name}.png`);
}

/** Pictures below the fold load when they come near; a picture of the whole page needs them now. */
async function loadAllPictures(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function press(page, name) {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

async function openMenu(page) {
  await press(page, 'Menu');
  await page.getByRole('dialog').waitFor();
}

/** Without a status the answer stays away. */
async function logIn(page, status, code) {
  await page.route('**/identity/login', (route) => {
    if (status !== undefined) return route.fulfill({ status, json: { code, message: code } });
  });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  if (status !== undefined)
    await page
      .getByRole('main')
      .getByText(/Please/)
      .waitFor();
}

async function openDeletion(page) {
  await page.getByRole('button', { name: /^Delete my account/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
}

async function openUserMenu(page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Account of .*|Menu)$/ })
    .click();
  const logOut = page.getByRole('button', { name: /^Log ?out$/i });
  await logOut.waitFor();
  await logOut.scrollIntoViewIfNeeded();
}

async function openShortcuts(page) {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}

async function openSearch(page) {
  await press(page, 'Search movies');
  await page.getByRole('option').first().waitFor();
}

async function suggest(page, query, awaited) {
  await openSearch(page);
  await page.getByRole('combobox').fill(query);
  await awaited.waitFor();
  await page.getByText('Searching...').waitFor({ state: 'detached' });
}

async function showToast(page) {
  await page.getByRole('button', { name: /^Like Star Wars$/ }).click();
  await page.getByText('Please login to like movies').waitFor();
}

async function openCard(page, isTouched) {
  const card = page.getByRole('main').getByRole('article').first();
  if (isTouched) await card.getByRole('button', { name: /^Actions for / }).click();
  else await card.hover();
}

/** The film data cannot be reached any more when the next page is asked for. */
async function breakAndTurnPage(page) {
  await page.route('**/api/tmdb/**', (route) =>
    route.fulfill({ status: 404, json: { status_message: 'The film data cannot be reached.' } }),
  );
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('alert').waitFor();
}
