import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site.ts';

const paper = 'rgb(243, 236, 221)';
const dark = 'rgb(16, 13, 10)';

function expectGround(page: Page, colour: string) {
  return expect(page.locator('html')).toHaveCSS('background-color', colour);
}

function choiceOf(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('radio', { name });
}

test('[R74] the page is light or dark as the system is, and changes with it', async ({ page, visit }) => {
  await visit('/login');
  await expectGround(page, dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, paper);
  await expect(choiceOf(page, 'System')).toBeChecked();
});

test('[R74] what is chosen holds against the system, before the first paint of the next page too', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.expect(/\/assets\//);
  await visit('/login');
  await choiceOf(page, 'Light').check();
  await expectGround(page, paper);
  // Without the site's own files only what stands in the page can have done it.
  await page.route('**/assets/**', (route) => route.abort());
  const response = await page.goto('/register', { waitUntil: 'commit' });
  expect(response?.status()).toBe(200);
  await expectGround(page, paper);
});

test('[R74] the choice is shown where it was made, in another tab, and can be taken back', async ({
  page,
  context,
  visit,
}) => {
  await visit('/login');
  const other = await context.newPage();
  await openPage(other, '/register');
  await choiceOf(page, 'Light').check();
  await expectGround(other, paper);
  await expect(choiceOf(other, 'Light')).toBeChecked();
  await choiceOf(other, 'System').check();
  await expectGround(page, dark);
  await expect(choiceOf(page, 'System')).toBeChecked();
});

test("[R74] the bar's switch turns what is seen, and going back follows the system again", async ({
  page,
  visit,
}) => {
  await visit('/login');
  const light = page.getByRole('banner').getByRole('switch', { name: 'Light appearance' });
  await expect(light).not.toBeChecked();
  await light.press('Enter');
  await expect(light).toBeChecked();
  await expectGround(page, paper);
  await expect(choiceOf(page, 'Light')).toBeChecked();
  await light.click();
  await expectGround(page, dark);
  await expect(choiceOf(page, 'System')).toBeChecked();
});

test('[R74] where the system is light too, the switch turns to dark and back to what the system says', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/login');
  const light = page.getByRole('banner').getByRole('switch', { name: 'Light appearance' });
  await expect(light).toBeChecked();
  await light.click();
  await expectGround(page, dark);
  await expect(choiceOf(page, 'Dark')).toBeChecked();
  await light.click();
  await expectGround(page, paper);
  await expect(choiceOf(page, 'System')).toBeChecked();
});

test('[R74] a phone has the choice in its menu', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('radio', { name: 'Light' }).check();
  await expect(menu).toHaveCSS('background-color', paper);
});

test('[R74] where films are shown it is dark on paper too, and what is opened from there is not', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/movie/11');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(246, 239, 227)');
  await expect(page.getByRole('heading', { name: 'Cast' })).toHaveCSS('color', 'rgb(28, 23, 17)');
  await page.getByRole('button', { name: 'Open the movie chatbot' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(250, 246, 236)');
});

test("[R74] the browser's own bars take the colour of what is chosen", async ({ page, visit }) => {
  await visit('/login');
  await choiceOf(page, 'Light').check();
  const shown = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all
          .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
          .map((meta) => meta.getAttribute('content')),
      );
  expect(await shown()).toEqual(['#f3ecdd']);
  await choiceOf(page, 'System').check();
  expect(await shown()).toEqual(['#100d0a']);
});

test('[R74] a browser that keeps nothing shows the choice until the page is left', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await visit('/login');
  await choiceOf(page, 'Light').check();
  await expectGround(page, paper);
  await expect(choiceOf(page, 'Light')).toBeChecked();
});
