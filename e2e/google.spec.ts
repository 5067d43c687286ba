import { googlePopup } from '@kinora/contracts/limits';
import type { Page } from '@playwright/test';
import { expect, test } from './accounts.ts';
import {
  arriving,
  canceled,
  chooseAnother,
  expectSignedIn,
  expectSignedOut,
  googleButton,
  invent,
  openPopup,
  standIn,
} from './google.ts';

test.describe.configure({ timeout: 60_000 });

/** The provider's pages cut every tie to the window that opened them. */
async function isolateProvider(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'kinora_isolate_provider', value: '1', url: new URL('/dev/google', page.url()).href },
    ]);
}

for (const isIsolated of [false, true]) {
  const provider = isIsolated ? 'a provider that cuts the tie' : 'a provider that keeps the tie';

  test(
    `[GO-01] [R46] a verified account with a name goes to the home page, with ${provider}`,
    { tag: '@accounts' },
    async ({ page, visit }) => {
      const ada = invent('Ada Popup');
      await visit('/login');
      if (isIsolated) await isolateProvider(page);
      const popup = await openPopup(page);
      const closed = popup.waitForEvent('close');
      await chooseAnother(popup, ada);

      await expect(page).toHaveURL('/', arriving);
      await expectSignedIn(page, 'Ada Popup');
      await closed;
    },
  );

  test(`[GO-04] [R46] a window that is closed counts as canceled after 8 seconds, with ${provider}`, async ({
    page,
    visit,
  }) => {
    await visit('/login');
    if (isIsolated) await isolateProvider(page);
    const popup = await openPopup(page);
    // A browser under test gives every page the focus, so the waiting begins when the window seems closed.
    const begin = Date.now();
    await popup.close();

    await expect(page.getByRole('alert').filter({ hasText: canceled })).toBeVisible({ timeout: 15_000 });
    if (!isIsolated) expect(Date.now() - begin).toBeGreaterThanOrEqual(googlePopup.graceAfterClosing);
    await expectSignedOut(page);
  });
}

test('[R46] an answer that comes after the window seemed closed still signs in', async ({ page, visit }) => {
  const late = invent('Late Lea');
  await visit('/login');
  await isolateProvider(page);
  const popup = await openPopup(page);
  await expect(page.getByRole('alert').filter({ hasText: canceled })).toBeVisible({ timeout: 15_000 });

  await chooseAnother(popup, late);

  await expect(page).toHaveURL('/', arriving);
  await expectSignedIn(page, 'Late Lea');
});

test('[GO-02] a verified account without a name is asked for one, and then goes where it wanted', async ({
  page,
  visit,
}) => {
  await visit('/login?returnTo=%2Fwatchlist');
  const popup = await openPopup(page);
  await chooseAnother(popup, invent(''));

  await expect(page).toHaveURL(/\/profile-setup/, arriving);
  await page.getByLabel('Display name').fill('Noa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/watchlist', arriving);
  await expectSignedIn(page, 'Noa');
});

test('[GO-03] an unverified account gets a mail, a green sentence, and no session', async ({
  page,
  visit,
  accounts,
}) => {
  const una = invent('Una');
  await visit('/login');
  const popup = await openPopup(page);
  await chooseAnother(popup, una, false);

  const sentence =
    'Please verify your email address before logging in. Check your inbox for a verification email.';
  const line = page.getByRole('main').getByText(sentence, { exact: true });
  await expect(line).toBeVisible();
  await expect(line).toHaveCSS('color', 'rgb(159, 211, 160)');
  await expectSignedOut(page);
  await accounts.findMail(una.email, /verify/i);
});

test('[GO-03] once the link of the mail was opened, the same account signs in', async ({
  page,
  visit,
  accounts,
}) => {
  const una = invent('Una');
  await visit('/login');
  await chooseAnother(await openPopup(page), una, false);
  const mail = await accounts.findMail(una.email, /verify/i);
  await visit(accounts.linkIn(mail, 'verify'));
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await visit('/login');
  await chooseAnother(await openPopup(page), una, false);

  await expectSignedIn(page, 'Una');
});

test('[GO-04] cancelling at Google says so at once', async ({ page, visit }) => {
  await visit('/login');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByRole('alert').filter({ hasText: canceled })).toBeVisible();
  await expectSignedOut(page);
});

test('[GO-04] after a canceled window the next click begins anew', async ({ page, visit }) => {
  await visit('/register');
  const first = await openPopup(page);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(canceled)).toBeVisible();

  const second = await openPopup(page);
  await chooseAnother(second, invent('Second Sam'));

  await expectSignedIn(page, 'Second Sam');
});

test('a second click takes the window over and forgets the first', async ({ page, visit }) => {
  await visit('/login');
  const popup = await openPopup(page);
  await googleButton(page).click();
  await popup.waitForURL(/\/choose\//);
  expect(page.context().pages()).toHaveLength(2);
  await chooseAnother(popup, invent('Twice Tom'));

  await expectSignedIn(page, 'Twice Tom');
});

test('with the keyboard alone', async ({ page, visit }) => {
  await visit('/login');
  await googleButton(page).focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opened;
  await popup.getByText(standIn).waitFor();
  const account = popup.getByRole('button', { name: /Ada Reyes/ });
  await popup.keyboard.press('Tab');
  await expect(account).toBeFocused();
  await popup.keyboard.press('Enter');

  await expect(page).toHaveURL('/', arriving);
  await expectSignedIn(page, 'Ada Reyes');
});
