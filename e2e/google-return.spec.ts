import { expect, test } from './accounts.ts';
import {
  arriving,
  canceled,
  chooseAnother,
  expectSignedOut,
  googleButton,
  invent,
  standIn,
} from './google.ts';

test.describe.configure({ timeout: 60_000 });

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
