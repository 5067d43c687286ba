/** The headers that stand on every answer, whatever its kind or status. */

/** For everything that is not a page: nothing may be loaded, run or framed. */
const closedContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A picture may style itself but run nothing. */
export const pictureContentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const always = {
  'content-security-policy': closedContentPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A sign-in in a popup needs its opener, so not plain `same-origin`.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

/** HSTS is sent only where the public address is HTTPS. Preloading is the operator's choice, so it is not asked for. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return always;
  return { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}
