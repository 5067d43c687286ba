/** The dialog that adds a film to playlists. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './kept.ts';

export async function openDialog(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Playlist/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add to Playlists' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export function confirmIn(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Confirm' });
}
