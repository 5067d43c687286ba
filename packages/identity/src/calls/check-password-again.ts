/** Who is signed in shows once more to be the owner. */
import { Failure } from '@kinora/contracts/failure';
import type { Account } from '../accounts.ts';
import type { Core } from '../core.ts';
import type { Peer } from '../identity.ts';

export interface PasswordAgain {
  account: Account;
  peer: Peer;
  password: string;
}

/** Rejects with `wrong-password`. A stolen session gets no more guesses than a stranger. */
export async function checkPasswordAgain(
  core: Core,
  { account, peer, password }: PasswordAgain,
): Promise<void> {
  const guess = { peer, email: account.user.email, deviceId: 'signed-in' };
  await core.throttles.guess(guess);
  const { isRight } = await core.passwords.check(password, account.passwordHash);
  if (isRight) {
    await core.throttles.guessedRight(guess);
    return;
  }
  await core.throttles.guessedWrong(guess);
  throw new Failure('wrong-password', 'This is not your password.');
}
