/** The kinds of values that only variables of the site have. Faults are told without the value. */
import { isIP } from 'node:net';
import { webAddress } from '@kinora/serving/setting-values';
import { z } from 'zod';

const minutesOfWeek = 7 * 24 * 60;

/** Where somebody can be told of something in confidence. */
export const contact = z
  .url({
    protocol: /^(mailto|https)$/,
    error: 'must be an address that starts with mailto: or https://',
  })
  // In the one form that has neither line breaks nor blanks.
  .transform((address) => new URL(address).href);

export const pathOrAddress = z
  .string()
  .refine((text) => /^\/[\w./-]*$/.test(text) || webAddress.safeParse(text).success, {
    error: 'must be a path like /images or an address that starts with http:// or https://',
  });

/** Paths are put behind it. */
export const baseAddress = webAddress.refine((address) => !/[?#]/.test(address), {
  error: 'must not contain a query',
});

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

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
