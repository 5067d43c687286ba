/** Where a login leads back to: a page of this site and nothing else. */

/** `/login` as the page that asks for it leads there. */
export function loginPathFor(path: string): string {
  return path === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(path)}`;
}

/** The path that `returnTo` names, or the home page where it names another site or the login itself. */
export function readReturnTo(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '/';
  return isOwnPath(path) ? path : '/';
}

/** Browsers read `//host` and `/\host` as another site, and drop tabs and line breaks before they read. */
function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path) && !/^\/(login|register)\b/.test(path);
}
