import { expect, test } from './accounts.ts';
import { bad, expectStatus, logIn } from './login-form.ts';

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
