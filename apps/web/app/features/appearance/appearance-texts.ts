/** What the choice of light or dark says. */
import type { Appearance } from './appearance.ts';

export const appearanceTexts = {
  legend: 'Appearance',
  light: 'Light appearance',
  names: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Appearance, string>,
} as const;
