/** The kinds of values that variables of every server have. Faults are told without the value. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

export const webAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
    // What is asked of it next can only be asked of an address.
    abort: true,
  })
  .refine(hasNoAccount, { error: 'must not contain a user name or a password' });

export const origin = webAddress.refine(isOrigin, {
  error: 'must be a bare origin like https://kinora.example, without a path',
});

export const port = z
  .string()
  .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
  .refine((number) => number >= 1 && number <= 65_535, { error: 'must be a number from 1 to 65535' });

export const hostName = z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' });

export const surroundings = z.enum(['development', 'test', 'production'], {
  error: 'must be development, test or production',
});

export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be fatal, error, warn, info, debug, trace or silent',
});

export const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' });

/** A file that is there; a relative path begins at this folder. */
export function fileFrom(folder: string) {
  return z
    .string()
    .transform((file) => resolve(folder, file))
    .refine((file) => existsSync(file), { error: 'must name a file that exists' });
}

function isOrigin(address: string): boolean {
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}

function hasNoAccount(address: string): boolean {
  const url = new URL(address);
  return url.username === '' && url.password === '';
}
