/** The pages of the stand-in for Google, as a visitor goes through them. */
import type { Page } from '@playwright/test';
import { expect } from './accounts.ts';

export const canceled = 'Google sign-in was canceled. Please try again.';
export const standIn = 'Stand-in for Google, development only';

/** Several pages of two sites follow each other before it is decided. */
export const arriving = { timeout: 15_000 };

/** Nobody else's address at the stand-in. */
export function invent(name: string) {
  return { name, email: `g-${crypto.randomUUID().slice(0, 8)}@mail.example` };
}

export function googleButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /Google/ });
}

export async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await popup.getByText(standIn).waitFor();
  return popup;
}

export async function chooseAnother(
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

export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible(arriving);
}

export async function expectSignedOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.cookie)).not.toContain('kinora_signed_in=1');
  expect(await (await page.request.get('/identity/session')).json()).toBeNull();
}
