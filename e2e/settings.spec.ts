import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';
import { expectNoViolations } from './axe.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / });

test(
  '[TB-05] [AU-10] the display name can be changed, here and in every tab',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, user, context, isMobile }) => {
    const other = await context.newPage();
    await other.goto('/content/popular');
    await visit('/settings');
    const own = section(page, 'Your name');
    await expect(own.getByLabel('Display name')).toHaveValue(user.name);
    await own.getByLabel('Display name').fill('Countess of Lovelace');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Your name is saved.')).toBeVisible();
    if (!isMobile) {
      await expect(userButton(page)).toHaveAccessibleName('Account of Countess of Lovelace');
      await expect(userButton(other)).toHaveAccessibleName('Account of Countess of Lovelace');
    }
    await page.reload();
    await expect(own.getByLabel('Display name')).toHaveValue('Countess of Lovelace');
    await expectNoViolations(page);
  },
);

test(
  '[R40] the password can be changed by whoever knows it, which ends every other session',
  { tag: '@accounts' },
  async ({ page, visit, user, accounts, browser, baseURL, complaints }) => {
    complaints.expect(/identity\/(password|login)/);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await accounts.signIn(elsewhere, user);
    await visit('/settings');
    const own = section(page, 'Password');
    const change = async (current: string, next: string) => {
      await own.getByLabel('Current password').fill(current);
      await own.getByLabel('New password').fill(next);
      await own.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not it', 'eleven loud herons');
    await expect(own.getByText('This is not your current password. Please try again.')).toBeVisible();
    await expect(own.getByLabel('Current password')).toBeFocused();
    await change(user.password, 'short');
    await expect(own.getByText('Password must be at least 6 characters long')).toBeVisible();
    await change(user.password, 'password');
    await expect(own.getByText('Password is too weak. Please use a stronger password.')).toBeVisible();
    await change(user.password, 'eleven loud herons');
    await expect(own.getByText(/^Your password is changed/)).toBeVisible();
    await expect(own.getByLabel('Current password')).toHaveValue('');

    expect(await (await elsewhere.request.get('/identity/session')).json()).toBeNull();
    await elsewhere.close();
    await page.reload();
    await expect(own.getByLabel('Current password')).toBeVisible();
    expect(await accounts.signIn(page.context(), { ...user, password: 'eleven loud herons' })).toBeTruthy();
  },
);

test(
  '[R42] sessions are listed in words, and each other one can be ended',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, user, accounts, browser, baseURL }) => {
    const phone = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    });
    const fox = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    });
    await accounts.signIn(phone, user);
    await accounts.signIn(fox, user);
    await visit('/settings');
    const own = section(page, 'Where you are logged in');
    await expect(own.getByRole('listitem')).toHaveCount(3);
    await expect(own.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await own.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await expect(own.getByText('Safari on iPhone is logged out.')).toBeVisible();
    await expect(own.getByRole('listitem')).toHaveCount(2);
    expect(await (await phone.request.get('/identity/session')).json()).toBeNull();
    expect(await (await fox.request.get('/identity/session')).json()).not.toBeNull();

    await accounts.signIn(phone, user);
    await page.reload();
    await own.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(own.getByText('You are logged out everywhere else.')).toBeVisible();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    expect(await (await fox.request.get('/identity/session')).json()).toBeNull();
    await phone.close();
    await fox.close();
  },
);

test('[R63] the user’s data comes as one file', { tag: '@accounts' }, async ({ page, visit, user }) => {
  await visit('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kinora-my-data.json');
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain(user.email);
  expect(() => JSON.parse(exported) as unknown).not.toThrow();
  await expect(page.getByText('Your data is downloaded.')).toBeVisible();
});

test(
  '[R64] [R71] deleting the account wants the password, and then the account is gone',
  { tag: ['@both', '@accounts'] },
  async ({ page, visit, user, accounts, complaints }) => {
    complaints.expect(/identity\/account/);
    await visit('/settings');
    const open = page.getByRole('button', { name: 'Delete my account…' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Please enter your password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill('not it');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This is not your current password. Please try again.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(user.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page.getByText(user.name)).toHaveCount(0);

    // The address is free again.
    await accounts.register(user);
  },
);

test('[R64] an account of Google’s has no password to change, and is asked to sign in again', async ({
  page,
  visit,
  user,
  complaints,
}) => {
  complaints.expect(/identity\/account/);
  expect(user.name).not.toBe('');
  await page.route('**/identity/account', async (route) => {
    if (route.request().method() === 'DELETE') {
      return route.fulfill({ status: 403, json: { code: 'sign-in-again', message: 'Sign in again.' } });
    }
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), hasPassword: false } });
  });
  await visit('/settings');
  await expect(section(page, 'Password')).toContainText('You sign in with Google');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Please sign in again first, so that we know it is you.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible();
});

test('[ER-02] what cannot be loaded says so and can be asked for again', async ({
  page,
  visit,
  user,
  complaints,
}) => {
  complaints.expect(/identity\/sessions/);
  expect(user.name).not.toBe('');
  await page.route('**/identity/sessions', (route) =>
    route.fulfill({ status: 503, json: { code: 'storage-down', message: 'The rows cannot be read.' } }),
  );
  await visit('/settings');
  const own = section(page, 'Where you are logged in');
  await expect(own.getByRole('alert')).toHaveText('Error: The rows cannot be read.');
  await expectNoViolations(page);
  await page.unroute('**/identity/sessions');
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
});
