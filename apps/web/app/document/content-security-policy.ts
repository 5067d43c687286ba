/** What a page may load. Nothing runs inline and the one inline style sheet is named by its hash, so the same bytes serve everyone. */
import { createHash } from 'node:crypto';
import type { SiteSettings } from '../site-settings.ts';

/** `styles` is the text of the style sheet that stands in the page. */
export function contentSecurityPolicy(site: SiteSettings, styles: string): string {
  const images = originOf(site.imageBaseUrl);
  const analytics = originOf(site.analyticsScriptUrl ?? '');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `script-src 'self'${analytics}`,
    `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    `img-src 'self'${images}${analytics}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The origin of another host with a blank before it; nothing for a path on our own. */
function originOf(address: string): string {
  return URL.canParse(address) ? ` ${new URL(address).origin}` : '';
}
