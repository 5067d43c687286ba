/** The two cookies of a session: one that carries it and no script can read, one that only says that there is one. */
import { signedInCookie } from '@kinora/contracts/session';
import { readCookie, writeCookie } from './cookies.ts';

export interface SessionCookies {
  read(request: Request): string | undefined;
  write(token: string, lifetime: number): string[];
  clear(): string[];
}

export function createSessionCookies(publicUrl: string): SessionCookies {
  const isSecure = publicUrl.startsWith('https:');
  const name = sessionCookieName(publicUrl);

  const write = (token: string, hint: string, lifetime: number) => [
    writeCookie(name, token, { isSecure, isHttpOnly: true, lifetime }),
    writeCookie(signedInCookie, hint, { isSecure, isHttpOnly: false, lifetime }),
  ];
  return {
    read: (request) => readCookie(request, name),
    write: (token, lifetime) => write(token, '1', lifetime),
    clear: () => write('', '', 0),
  };
}

/** Browsers refuse the prefix without `Secure`, and keep subdomains from planting a cookie that has it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-kinora_session' : 'kinora_session';
}
