/** The kinds of values that a variable of the environment may have. Faults are told without the value. */
import { isIP } from 'node:net';
import { z } from 'zod';

const minutesOfWeek = 7 * 24 * 60;

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

export const pathOrAddress = z.union([z.string().regex(/^\/[\w./-]*$/), webAddress], {
  error: 'must be a path like /images or an address that starts with http:// or https://',
});

export const port = z
  .string()
  .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
  .refine((number) => number >= 1 && number <= 65_535, { error: 'must be a number from 1 to 65535' });

export const hostName = z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' });

/** Sent in a header, where nothing else may stand. */
export const headerText = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be printable ASCII without spaces' });

export const minutes = z
  .string()
  .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
  .refine((number) => number <= minutesOfWeek, { error: `must be a number from 0 to ${minutesOfWeek}` });

export const addressList = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every(isAddressOrRange), {
    error: 'must be IP addresses or ranges like 10.0.0.0/8, separated by commas',
  });

export const tokens = z
  .string()
  .transform((text) => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN))
  .refine((number) => number >= 0, { error: 'must be a number of tokens, 0 or more' });

function isOrigin(address: string): boolean {
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}

function hasNoAccount(address: string): boolean {
  const url = new URL(address);
  return url.username === '' && url.password === '';
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
