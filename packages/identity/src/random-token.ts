/** Values that nobody can guess, and the form in which they are stored. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Enough for a value that is random itself; a stolen database holds nothing that opens anything. */
export function storedForm(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
