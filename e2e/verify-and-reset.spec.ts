import { expect, test } from './accounts.ts';

test(
  '[RG-04] [LG-07] the link of the verification mail verifies the address; then the login succeeds',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts, request }) => {
    const account = accounts.invent();
    await accounts.register(account);
    const link = accounts.linkIn(await accounts.findMail(account.email, /verify/i), 'verify');
    // What only reads the link, as a scanner of mails does, does not use it up.
    await request.get(link);
    await visit(link);
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await expect(page).toHaveURL('/verify-email');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test(
  '[RG-04] [R39] a link that was used, or never was, says so and shows the way to another',
  { tag: '@accounts' },
  async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/identity\/verify/);
    const account = accounts.invent();
    await accounts.register(account);
    const link = accounts.linkIn(await accounts.findMail(account.email, /verify/i), 'verify');
    await visit(link);
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    for (const used of [link, '/verify-email#token=forged']) {
      await page.goto('/');
      await page.goto(used);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
      await expect(page).toHaveURL('/verify-email');
    }
    await page.getByRole('link', { name: 'To the login page' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('[RG-04] a verification that did not get through can be tried again', async ({
  page,
  accounts,
  complaints,
}) => {
  complaints.expect(/identity\/verify/);
  const account = accounts.invent();
  await accounts.register(account);
  const link = accounts.linkIn(await accounts.findMail(account.email, /verify/i), 'verify');
  await page.route('**/identity/verify', (route) => route.abort('connectionrefused'));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await page.unroute('**/identity/verify');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
});

test(
  '[LG-05] [LG-02] a forgotten password is set anew by a mail, and the login takes it',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, accounts, complaints }) => {
    complaints.expect(/identity\/(login|new-password)/);
    const account = await accounts.create();
    await visit('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const sent = page.getByText('Password reset email sent! Please check your inbox.');
    await expect(sent).toBeVisible();
    await expect(sent).toHaveCSS('color', 'rgb(159, 211, 160)');

    const link = accounts.linkIn(await accounts.findMail(account.email, /password/i), 'newPassword');
    await page.goto(link);
    await expect(page).toHaveURL('/new-password');
    const field = page.getByLabel('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await field.fill('short');
    await field.press('Enter');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await field.fill('password');
    await field.press('Enter');
    await expect(page.getByText('Password is too weak. Please use a stronger password.')).toBeVisible();
    await field.fill('eleven loud herons');
    await field.press('Enter');

    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
    await page.getByLabel('Password').fill('eleven loud herons');
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await page.getByLabel('New password').fill('a third password');
    await page.getByLabel('New password').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
  },
);

for (const path of ['/verify-email', '/new-password']) {
  test(`[R39] ${path} without a link explains itself`, { tag: '@both' }, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole('alert')).toContainText('Please open the link in the mail');
    await expect(page.getByRole('link', { name: 'To the login page' })).toBeVisible();
  });
}
