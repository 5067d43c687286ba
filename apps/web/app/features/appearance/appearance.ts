/** Light or dark: as the system is, until the visitor chooses. */
import { createPreference } from '../../ui/preference.ts';
import { appearanceKey } from './appearance-script.ts';

export type Appearance = 'system' | 'light' | 'dark';

export const appearances = ['system', 'light', 'dark'] as const satisfies readonly Appearance[];

export const appearancePreference = createPreference<Appearance>(appearanceKey, appearances);

/** The document shows what is chosen, and the browser's own bars with it, now and when another tab chooses. Returns how to stop. */
export function keepAppearanceShown(): () => void {
  showAppearance();
  return appearancePreference.subscribe(showAppearance);
}

/** As the script at the head of the page does before the first paint. */
function showAppearance(): void {
  const chosen = appearancePreference.read();
  if (chosen === 'system') delete document.documentElement.dataset['appearance'];
  else document.documentElement.dataset['appearance'] = chosen;
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { appearance } = colour.dataset;
    if (chosen === 'system') colour.media = `(prefers-color-scheme: ${appearance})`;
    else colour.media = appearance === chosen ? 'all' : 'not all';
  }
}
