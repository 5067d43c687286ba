import type { Registration } from '@kinora/contracts/session';
import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';

async function signUp(page: Page, { name, email, password }: Registration): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

test(
  '[RG-01] [RT-03] the registration has its fields, its hint and the way to the login',
  { tag: '@both' },
  async ({ page, visit }) => {
    await visit('/register');
    await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Must be at least 6 characters');
    await expect(page.getByText('Must be at least 6 characters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('[RG-02] [LG-03] what is missing, short or no address is refused before anything is sent', async ({
  page,
  visit,
  accounts,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit('/register');
  const account = accounts.invent();
  const cases = [
    [{ name: ' ' }, 'Name', 'Name, email and password are required.'],
    [{ email: '' }, 'Email', 'Name, email and password are required.'],
    [{ password: '' }, 'Password', 'Name, email and password are required.'],
    [{ email: 'ada@example' }, 'Email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'Password', 'Password must be at least 6 characters long'],
  ] as const;
  for (const [overrides, field, sentence] of cases) {
    await signUp(page, { ...account, ...overrides });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByLabel(field)).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test(
  '[RG-03] [LG-02] registering leads to the login, which says that a mail is on its way',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts, context }) => {
    const account = accounts.invent();
    await visit('/register?returnTo=%2Fliked');
    await signUp(page, account);
    await expect(page).toHaveURL('/login?returnTo=%2Fliked');
    const line = page.getByText(
      'Verification email sent! Please check your inbox and verify your email before logging in.',
    );
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS('color', 'rgb(159, 211, 160)');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    expect((await context.cookies()).filter(({ name }) => name === 'kinora_signed_in')).toEqual([]);
    const mail = await accounts.findMail(account.email, /verify/i);
    expect(mail.text).toContain('Kinora');
  },
);

test(
  '[AU-04] an address that is in use is refused',
  { tag: '@accounts' },
  async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/identity\/register/);
    const account = await accounts.create();
    await visit('/register');
    await signUp(page, { ...account, email: account.email.toUpperCase() });
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'This email is already in use. Please log in or use a different email.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue(account.name);
  },
);

test('[AU-05] a password that everybody has is refused', async ({ page, visit, accounts, complaints }) => {
  complaints.expect(/identity\/register/);
  await visit('/register');
  await signUp(page, accounts.invent({ password: 'password' }));
  await expect(
    page.getByRole('alert').filter({ hasText: 'Password is too weak. Please use a stronger password.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
});

for (const [id, code, sentence] of [
  ['AU-07', 'mail-not-sent', 'Could not send verification email. Please try again later.'],
  ['AU-02', 'invalid-email', 'Invalid email address. Please check and try again.'],
  ['AU-03', 'too-many-requests', 'Too many attempts. Please try again later.'],
] as const) {
  test(`[${id}] the refusal ${code} has its sentence`, async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/identity\/register/);
    await page.route('**/identity/register', (route) =>
      route.fulfill({ status: 422, json: { code, message: 'in other words' } }),
    );
    await visit('/register');
    await signUp(page, accounts.invent());
    const line = page.getByRole('alert').getByText(sentence, { exact: true });
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS('color', 'rgb(255, 149, 128)');
    await expect(page).toHaveURL('/register');
  });
}
