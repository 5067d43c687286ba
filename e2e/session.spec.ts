import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / });

/** Every call below `path` so far, with what it carried. */
function watchCalls(page: Page, path: string): { url: string; authorization: string | undefined }[] {
  const calls: { url: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) {
      calls.push({ url: pathname, authorization: request.headers()['authorization'] });
    }
  });
  return calls;
}

async function logOut(page: Page): Promise<void> {
  await userButton(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

test('[AU-10] a visitor without a session asks nobody and loads nothing for it', async ({ page, visit }) => {
  const calls = watchCalls(page, '/identity/');
  const files = watchCalls(page, '/assets/browser-session');
  await visit('/content/popular');
  await expect(loginLink(page)).toBeVisible();
  expect(calls).toEqual([]);
  expect(files).toEqual([]);
});

test(
  '[AU-10] who is signed in is known after a reload, and keeps no token where scripts could find it',
  { tag: '@accounts' },
  async ({ page, visit, user, context }) => {
    await visit('/content/popular');
    await expect(userButton(page)).toHaveAccessibleName(`Account of ${user.name}`);
    await page.reload();
    await expect(userButton(page)).toBeVisible();
    await expect(loginLink(page)).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/eyJ|@example/);
    for (const { name, httpOnly } of await context.cookies()) {
      expect(httpOnly, name).toBe(name !== 'kinora_signed_in');
    }
  },
);

test('[AU-10] the page of a signed-in user is the same HTML as everyone’s', async ({
  user,
  context,
  request,
}) => {
  const pages = await Promise.all([request.get('/'), context.request.get('/')]);
  const [anonymous, signedIn] = await Promise.all(pages.map((answer) => answer.text()));
  expect(signedIn).toBe(anonymous);
  expect(signedIn).not.toContain(user.name);
});

test(
  '[AU-10] [AU-11] other tabs learn of a login and of a logout',
  { tag: '@accounts' },
  async ({ page, visit, accounts, context }) => {
    // Three tabs take their time.
    test.slow();
    const account = await accounts.create();
    const other = await context.newPage();
    await other.goto('/content/popular');
    await expect(loginLink(other)).toBeVisible();
    const guarded = await context.newPage();

    await visit('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect(userButton(other)).toHaveAccessibleName(`Account of ${account.name}`);

    await guarded.goto('/settings');
    await expect(guarded.getByLabel('Display name')).toHaveValue(account.name);
    await logOut(page);
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(other)).toBeVisible();
    await expect(other).toHaveURL('/content/popular');
    await expect(guarded).toHaveURL('/');
    await expect(guarded.getByText(account.name)).toHaveCount(0);
  },
);

test(
  '[AU-11] [R41] logging out ends the session on the server too, and stays on a public page',
  { tag: '@accounts' },
  async ({ page, visit, user, context, request, baseURL }) => {
    await visit('/content/popular');
    const cookies = await context.cookies();
    await logOut(page);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
    await expect(page).toHaveURL('/content/popular');
    await expect(page.getByText(user.name)).toHaveCount(0);
    // Whoever kept the old cookies has nothing.
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const session = await request.get(`${baseURL}/identity/session`, { headers: { cookie } });
    expect(await session.json()).toBeNull();
  },
);

test('[AU-11] a logout that does not get through says so and leaves the user signed in', async ({
  page,
  visit,
  user,
  complaints,
}) => {
  complaints.expect(/identity\/logout/);
  await visit('/content/popular');
  await page.route('**/identity/logout', (route) => route.abort('connectionrefused'));
  await logOut(page);
  await expect(page.getByText(/^You are still logged in/)).toBeVisible();
  await expect(userButton(page)).toHaveAccessibleName(`Account of ${user.name}`);
  await page.unroute('**/identity/logout');
  await logOut(page);
  await expect(loginLink(page)).toBeVisible();
});

test('[R67] logging out forgets the searches, and the way back shows nothing of the user', async ({
  page,
  visit,
  user,
}) => {
  await visit('/content/popular');
  await page.evaluate(() => localStorage.setItem('movie_search_history', '["a secret film"]'));
  await visit('/settings');
  await expect(page.getByLabel('Display name')).toHaveValue(user.name);
  await page.goto('/content/popular');
  await logOut(page);
  await expect(loginLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('movie_search_history'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsettings$/);
  await expect(page.getByText(user.name)).toHaveCount(0);
});

test(
  '[RT-14] a signed-in page asks a stranger to log in, with its whole address',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/settings?from=mail');
    await expect(page).toHaveURL('/login?returnTo=%2Fsettings%3Ffrom%3Dmail');
    await expect(page.getByText('Please log in to see this page.')).toBeVisible();
    // The page that sent here is not in the way back.
    await visit('/content/popular');
    await page.goBack();
    await expect(page).toHaveURL('/login?returnTo=%2Fsettings%3Ffrom%3Dmail');
    await page.reload();
    await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  },
);

test('[RT-14] a session that ended elsewhere is noticed when the tab is looked at again', async ({
  page,
  visit,
  user,
  context,
}) => {
  await visit('/settings');
  await expect(page.getByLabel('Display name')).toHaveValue(user.name);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/login?returnTo=%2Fsettings');
});

test(
  '[AU-09] a user’s calls carry the ID token, which is exchanged when the server refuses it',
  { tag: '@accounts' },
  async ({ page, visit, user, complaints }) => {
    complaints.expect(/api\/user\/export/);
    await visit('/settings');
    await expect(page.getByLabel('Display name')).toHaveValue(user.name);
    const calls = watchCalls(page, '/api/user/export');
    let refusals = 1;
    await page.route('**/api/user/export', async (route) => {
      refusals -= 1;
      if (refusals < 0) return route.continue();
      return route.fulfill({ status: 401, json: { code: 'not-signed-in', message: 'Too old.' } });
    });
    // The same second would bring the same token again.
    await page.waitForFunction((start) => Date.now() - start > 1_100, Date.now());
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByText('Your data is downloaded.')).toBeVisible();
    expect(calls).toHaveLength(2);
    for (const { authorization } of calls) expect(authorization).toMatch(/^Bearer eyJ/);
    expect(calls[1]?.authorization).not.toBe(calls[0]?.authorization);
  },
);

test('[RT-04] an account without a name is asked for it, and then goes where it wanted', async ({
  page,
  visit,
  user,
}) => {
  let isNameless = true;
  await page.route('**/identity/session', async (route) => {
    const answer = await route.fetch();
    const { user: known, token } = (await answer.json()) as { user: object; token: object };
    const displayName = isNameless ? null : 'Countess';
    await route.fulfill({ response: answer, json: { user: { ...known, displayName }, token } });
  });
  await visit('/login');
  await expect(page).toHaveURL('/profile-setup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we call you?');
  await page.getByLabel('Display name').fill('  ');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await page.getByLabel('Display name').fill(' Countess ');
  isNameless = false;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(userButton(page)).toHaveAccessibleName('Account of Countess');
  expect(user.name).not.toBe('Countess');
});

test('[RT-04] whoever has a name is not asked for it', async ({ page, visit, user }) => {
  expect(user.name).not.toBe('');
  await visit('/profile-setup');
  await expect(page).toHaveURL('/');
});
