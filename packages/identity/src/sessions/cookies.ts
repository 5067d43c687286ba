/** Cookies, read from a request and written as `set-cookie` values. */

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export interface CookieForm {
  isSecure: boolean;
  /** True where scripts have no business with it. */
  isHttpOnly: boolean;
}

/** Without a name of a host, so that it goes to ours alone. `lifetime` is milliseconds, 0 takes it away. */
export function writeCookie(
  name: string,
  value: string,
  { isSecure, isHttpOnly, lifetime }: CookieForm & { lifetime: number },
): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.floor(lifetime / 1_000))}`,
    'SameSite=Lax',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
