/** Settings of a site, for tests. */
import type { SiteSettings } from '../site-settings.ts';

export function aSite(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    publicUrl: 'https://kinora.example',
    imageBaseUrl: '/images',
    filmSource: 'shipped',
    aboutDevUrl: 'https://dev.example',
    analyticsScriptUrl: undefined,
    ...overrides,
  };
}
