/** For tests and measurements: people who are signed in without a browser. */
import type { SignedIn } from '@kinora/contracts/session';
import type { Identity } from '@kinora/identity/identity';
import { publicUrl } from './test-identity.ts';

/** Whence they sign in, and to which site. */
interface SigningIn {
  origin?: string;
  address?: string;
}

/** The account of this address, made and verified where there is none, and a new ID token of it. */
export async function signUp(
  identity: Identity,
  account: Parameters<Identity['ensureVerifiedAccount']>[0],
  { origin = publicUrl, address = '192.0.2.1' }: SigningIn = {},
): Promise<SignedIn> {
  await identity.ensureVerifiedAccount(account);
  const { email, password } = account;
  const request = new Request(`${origin}/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = await identity.answer(request, { address });
  // What identity promises for this call.
  return (await answer.json()) as SignedIn;
}
