/**
 * Whether an address is a path of this site. Browsers read `//host` and `/\host` as another site, and drop tabs and
 * line breaks before they read.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address);
}
