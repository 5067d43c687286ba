/** Remembers for a year that this browser signed in to an account, so that guessing elsewhere does not lock its owner out. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../secret.ts';
import { day } from '../times.ts';
import { readCookie, writeCookie } from './cookies.ts';

export interface DeviceCookie {
  /** The device's id, when it is one that signed in to this account. */
  read(request: Request, userId: string): string | undefined;
  write(userId: string): string;
}

const lifetime = 365 * day;

export function createDeviceCookie(publicUrl: string, secret: Secret): DeviceCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-kinora_device' : 'kinora_device';
  const signatureOf = (id: string, userId: string) => secret.keyedHash('device', id, userId);

  return {
    read: (request, userId) => {
      const [id = '', signature = ''] = (readCookie(request, name) ?? '').split('.');
      return id !== '' && isSame(signature, signatureOf(id, userId)) ? id : undefined;
    },
    write: (userId) => {
      const id = randomBytes(16).toString('base64url');
      return writeCookie(name, `${id}.${signatureOf(id, userId)}`, { isSecure, isHttpOnly: true, lifetime });
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
