import { expect, test } from './accounts.ts';
import { expectStatus, good, logIn } from './login-form.ts';

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
