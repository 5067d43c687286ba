/** What a page may load. Nothing runs or styles inline, so the same bytes serve everyone without a nonce. */
import type { SiteSettings } from '../site-settings.ts';

export function contentSecurityPolicy(site: SiteSettings): string {
  const images = originOf(site.imageBaseUrl);
  const analytics = originOf(site.analyticsScriptUrl ?? '');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `script-src 'self'${analytics}`,
    "style-src 'self'",
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
