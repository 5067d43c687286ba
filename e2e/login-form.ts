/** The form of the login, and what it says. */
import type { Page } from '@playwright/test';
import { expect } from './accounts.ts';

export const good = 'rgb(159, 211, 160)';
export const bad = 'rgb(255, 149, 128)';

/** Signs in by the form, as people do. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function expectStatus(page: Page, text: string, color: string): Promise<void> {
  const line = page.getByRole('main').getByText(text, { exact: true });
  await expect(line).toBeVisible();
  await expect(line).toHaveCSS('color', color);
  // Whoever cannot see it hears it, errors at once.
  await expect(page.getByRole(color === bad ? 'alert' : 'status').filter({ hasText: text })).toBeVisible();
}
