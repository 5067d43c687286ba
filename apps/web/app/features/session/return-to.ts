/** Where a login leads back to: a page of this site and nothing else. */
import { isOwnPath } from '@kinora/contracts/own-path';

/** `/login` as the page that asks for it leads there. */
export function loginPathFor(path: string): string {
  return path === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(path)}`;
}

/** The path that `returnTo` names, or the home page where it names another site or the login itself. */
export function readReturnTo(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '/';
  return isOwnPath(path) && !/^\/(login|register)\b/.test(path) ? path : '/';
}
