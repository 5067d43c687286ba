import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';

const good = 'rgb(159, 211, 160)';
const bad = 'rgb(255, 149, 128)';

/** Signs in by the form, as people do. */
async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function expectStatus(page: Page, text: string, color: string): Promise<void> {
  const line = page.getByRole('main').getByText(text, { exact: true });
  await expect(line).toBeVisible();
  await expect(line).toHaveCSS('color', color);
  // Whoever cannot see it hears it, errors at once.
  await expect(page.getByRole(color === bad ? 'alert' : 'status').filter({ hasText: text })).toBeVisible();
}

test(
  '[LG-01] [RT-02] the login has all its ways in, and tells password managers what is what',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
  },
);

test('[LG-01] the password can be looked at', async ({ page, visit }) => {
  await visit('/login');
  const password = page.getByLabel('Password');
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('[LG-03] [LG-02] an address that is none is refused before anything is sent', async ({
  page,
  visit,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit('/login');
  for (const email of ['', 'ada', 'ada@example']) {
    await logIn(page, { email, password: 'secret' });
    await expectStatus(page, 'Please enter a valid email address', bad);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Password')).toHaveValue('secret');
  expect(sent).toEqual([]);
});

test('[LG-04] forgetting the password needs an address', async ({ page, visit }) => {
  await visit('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectStatus(page, 'Please enter your email address to reset your password.', bad);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test(
  '[AU-06] forgetting the password of nobody is refused',
  { tag: '@accounts' },
  async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/password-reset/);
    await visit('/login');
    await page.getByLabel('Email').fill(accounts.invent().email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expectStatus(page, 'No user found with this email address.', bad);
  },
);

test(
  '[AU-01] a wrong password and an unknown address get the same answer, and what was typed stays',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/identity\/login/);
    const account = await accounts.create();
    await visit('/login');
    for (const email of [account.email, accounts.invent().email]) {
      await logIn(page, { email, password: 'not it' });
      await expectStatus(page, 'Invalid email or password. Please try again.', bad);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Password')).toHaveValue('not it');
      await expect(page.getByLabel('Password')).toBeFocused();
    }
    await expect(page).toHaveURL('/login');
  },
);

test('[AU-03] whoever tries too often is told to wait', async ({
  page,
  visit,
  accounts,
  request,
  complaints,
}) => {
  complaints.expect(/identity\/login/);
  const { email } = await accounts.create();
  let status = 0;
  for (let attempt = 0; status !== 429 && attempt < 25; attempt += 1) {
    status = (await request.post('/identity/login', { data: { email, password: 'no' } })).status();
  }
  await visit('/login');
  await logIn(page, { email, password: 'not it' });
  await expectStatus(page, 'Too many attempts. Please try again later.', bad);
});

test(
  '[LG-06] [LG-02] an unverified account is not let in, and can have its mail sent again',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts, complaints, context }) => {
    complaints.expect(/identity\/login/);
    const account = accounts.invent();
    await accounts.register(account);
    await visit('/login');
    await logIn(page, account);
    await expectStatus(
      page,
      'Please verify your email address before logging in. Check your inbox for a verification email.',
      good,
    );
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'kinora_signed_in', value: expect.stringMatching(/./) }),
    );
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expectStatus(
      page,
      'Verification email sent! Please check your inbox and verify your email before logging in.',
      good,
    );
  },
);

test(
  '[LG-07] a verified account goes home and is known from then on',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts }) => {
    const account = await accounts.create();
    await visit('/login');
    await logIn(page, account);
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await expect(page.getByLabel('Display name')).toHaveValue(account.name);
  },
);

test(
  '[LG-07] [RT-14] the login comes back to the page that asked for it, with the keyboard alone',
  { tag: '@accounts' },
  async ({ page, visit, accounts }) => {
    const { email, password, name } = await accounts.create();
    await visit('/settings');
    await expect(page).toHaveURL('/login?returnTo=%2Fsettings');
    await expect(page.getByText('Please log in to see this page.')).toBeVisible();
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByLabel('Display name')).toHaveValue(name);
  },
);

test('[LG-07] a login leads to no other site', async ({ page, visit, accounts }) => {
  const account = await accounts.create();
  await visit('/login?returnTo=//evil.example/liked');
  await logIn(page, account);
  await expect(page).toHaveURL('/');
});

test('[LG-07] whoever is signed in has no business at the login', async ({ page, visit, user }) => {
  expect(user.email).toContain('@');
  await visit('/login?returnTo=%2Fcontent%2Fpopular');
  await expect(page).toHaveURL('/content/popular');
  await visit('/register');
  await expect(page).toHaveURL('/');
});

test('[AU-08] a server out of reach is named, and the next try works', async ({
  page,
  visit,
  accounts,
  complaints,
}) => {
  complaints.expect(/identity\/login/);
  const account = await accounts.create();
  await visit('/login');
  await page.route('**/identity/login', (route) => route.abort('connectionrefused'));
  await logIn(page, account);
  await expectStatus(
    page,
    'The server could not be reached. Please check your connection and try again.',
    bad,
  );
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.unroute('**/identity/login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('[AU-08] a failure without a sentence of its own shows the server’s words', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/identity\/login/);
  await page.route('**/identity/login', (route) =>
    route.fulfill({ status: 507, json: { code: 'storage-full', message: 'There is no room left.' } }),
  );
  await visit('/login');
  await logIn(page, { email: 'ada@example.com', password: 'secret' });
  await expectStatus(page, 'There is no room left.', bad);
});

test('[LG-01] [R30] a login on its way is busy and is sent once', async ({ page, visit, accounts }) => {
  const account = await accounts.create();
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/identity/login', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await visit('/login');
  await logIn(page, account);
  const button = page.getByRole('button', { name: 'Sign In' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Password').press('Enter');
  answer.resolve();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('[LG-01] without scripts the form never puts the password into the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, { email: 'ada@example.com', password: 'secret' });
  expect(page.url()).not.toContain('secret');
  await context.close();
});
