/** For the demo account of development and for tests. */
import type { Registration, User } from '@kinora/contracts/session';
import type { Core } from './core.ts';

export async function ensureVerifiedAccount(
  { accounts, passwords }: Core,
  { name, email, password }: Registration,
): Promise<User> {
  const address = email.toLowerCase();
  const there = await accounts.findByEmail(address);
  if (there) return there.user;
  const passwordHash = await passwords.hash(password);
  const made = await accounts.make({ name, email: address, isVerified: true, way: { passwordHash } });
  // Another process may have been first.
  const account = made ?? (await accounts.findByEmail(address));
  if (!account) throw new Error('The account was not kept.');
  return account.user;
}
