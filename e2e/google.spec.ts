import type { Page } from '@playwright/test';
import { googlePopup } from '@kinora/contracts/limits';
import { expect, test } from './accounts.ts';

const canceled = 'Google sign-in was canceled. Please try again.';
const standIn = 'Stand-in for Google, development only';

/** Several pages of two sites follow each other before it is decided. */
const arriving = { timeout: 15_000 };

test.describe.configure({ timeout: 60_000 });

/** Nobody else's address at the stand-in. */
function invent(name: string) {
  return { name, email: `g-${crypto.randomUUID().slice(0, 8)}@mail.example` };
}

function googleButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /Google/ });
}

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await popup.getByText(standIn).waitFor();
  return popup;
}

async function chooseAnother(
  popup: Page,
  { name, email }: { name: string; email: string },
  isVerified = true,
) {
  await popup.getByText('Use another account').click();
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Name, if it has one').fill(name);
  await popup.getByLabel('The address is verified').setChecked(isVerified);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

/** The provider's pages cut every tie to the window that opened them. */
async function isolateProvider(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'kinora_isolate_provider', value: '1', url: new URL('/dev/google', page.url()).href },
    ]);
}

async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible(arriving);
}

async function expectSignedOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.cookie)).not.toContain('kinora_signed_in=1');
  expect(await (await page.request.get('/identity/session')).json()).toBeNull();
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

test.describe('where the browser blocks windows', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  test(
    '[R46] the page itself goes to Google and comes back to where one wanted',
    { tag: '@both' },
    async ({ page, visit }) => {
      await visit('/login?returnTo=%2Fwatchlist');
      await googleButton(page).click();
      await expect(page.getByText(standIn)).toBeVisible();
      await chooseAnother(page, invent('Blocked Bo'));

      await expect(page).toHaveURL('/watchlist', arriving);
      expect(await (await page.request.get('/identity/session')).json()).toMatchObject({
        user: { displayName: 'Blocked Bo' },
      });
    },
  );

  test('[GO-02] an account without a name is asked for one', async ({ page, visit }) => {
    await visit('/login');
    await googleButton(page).click();
    await chooseAnother(page, invent(''));

    await expect(page).toHaveURL('/profile-setup', arriving);
  });

  test('[GO-04] cancelling leads back to the login, which says so', async ({ page, visit }) => {
    await visit('/login?returnTo=%2Fwatchlist');
    await googleButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page).toHaveURL('/login?returnTo=%2Fwatchlist');
    await expect(page.getByRole('alert').filter({ hasText: canceled })).toBeVisible();
    await expectSignedOut(page);
  });
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

test('a window that opens the answer again, or an address that somebody made up, signs nobody in', async ({
  page,
  visit,
}) => {
  const made = new URLSearchParams({
    outcome: JSON.stringify({
      outcome: 'failed',
      code: 'x',
      message: 'Call +1 555 0100 to unlock your account',
    }),
    as: 'redirect',
    returnTo: '//evil.example',
  });
  await page.goto(`/google-return#${made.toString()}`);
  await expect(page).toHaveURL('/login');
  const sentence = 'Google sign-in could not be completed. Please try again.';
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText('555')).toHaveCount(0);

  const signedIn = new URLSearchParams({
    outcome: JSON.stringify({ outcome: 'signed-in', needsName: false, returnTo: null }),
    as: 'redirect',
  });
  await page.goto(`/google-return?again#${signedIn.toString()}`);
  await expect(page).toHaveURL('/login');
  await visit('/');
  await expectSignedOut(page);
});

test(
  'a window that may not close says that it can be closed',
  { tag: '@both' },
  async ({ page, complaints }) => {
    complaints.expect(/may close only the windows/);
    const canceledThere = new URLSearchParams({
      outcome: JSON.stringify({ outcome: 'failed', code: 'canceled', message: '' }),
      as: 'popup',
      attempt: 'nobody',
    });
    await page.goto('/');
    await page.goto(`/google-return#${canceledThere.toString()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can close this window');
    await expect(page).toHaveURL('/google-return');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);
