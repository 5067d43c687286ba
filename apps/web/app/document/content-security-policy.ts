/** What a page may load. The one inline script and the one inline style sheet are named by their hashes, so the same bytes serve everyone. */
import { createHash } from 'node:crypto';
import { appearanceScript } from '../features/appearance/appearance-script.ts';
import type { SiteSettings } from '../site-settings.ts';

/** `styles` is the text of the style sheet that stands in the page. */
export function contentSecurityPolicy(site: SiteSettings, styles: string): string {
  const images = originOf(site.imageBaseUrl);
  const analytics = originOf(site.analyticsScriptUrl ?? '');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `script-src 'self' ${hashOf(appearanceScript)}${analytics}`,
    `style-src 'self' ${hashOf(styles)}`,
    `img-src 'self'${images}${analytics}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The origin of another host with a blank before it; nothing for a path on our own. */
function originOf(address: string): string {
  return URL.canParse(address) ? ` ${new URL(address).origin}` : '';
}
