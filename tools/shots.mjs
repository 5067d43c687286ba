/**
 * `npm run shots`: a picture of every screen and state at three widths, in `.shots/`.
 * `node tools/shots.mjs http://localhost:3000` looks at a site that runs already; without an address it starts one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { ensureInstalled, ensureSiteIsBuilt, node24, root } from './prepare.mjs';

const widths = [390, 768, 1280];
const folder = join(root, '.shots');

ensureInstalled();
// The browser's driver belongs to the journeys.
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

const given = process.argv[2];
const site = given ? undefined : await startSite();
const address = given ?? site.address;
const executablePath = findOrInstallChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const width of widths) await shootAll(width);
} finally {
  await browser.close();
  site?.process.kill();
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
    'card-opened': { path: '/content/popular', act: (page) => openCard(page, isSmall) },
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
  });
  await context.addInitScript(() => localStorage.setItem('movie_search_history', '["alien","heat"]'));
  for (const [name, shot] of Object.entries(listShots(width))) {
    if (shot) await shoot(context, `${name}-${width}`, shot);
  }
  await context.close();
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
  await page.getByRole('button', { name: /^Like / }).click();
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

async function startSite() {
  await ensureSiteIsBuilt();
  const port = '4390';
  const child = spawn(node24, ['apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isServing = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return { address: url, process: child };
    await new Promise((settle) => setTimeout(settle, 200));
  }
  child.kill();
  throw new Error(`The site did not start at ${url}`);
}
