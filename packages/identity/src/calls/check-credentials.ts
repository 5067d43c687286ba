/** Is this the address and the password of an account? One answer for every no. */
import { Failure } from '@kinora/contracts/failure';
import type { Account } from '../accounts.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { checkEmail, credentials, readBody } from '../read-body.ts';

/** Rejects with `wrong-credentials`, after the same time whether or not the account exists. */
export async function checkCredentials(core: Core, { request, peer }: Visit): Promise<Account> {
  const { email, password } = await readBody(request, credentials);
  checkEmail(email);
  const account = await core.accounts.findByEmail(email);
  const deviceId = account && core.device.read(request, account.user.uid);
  const guess = { peer, email, deviceId };
  await core.throttles.guess(guess);
  const { isRight, isOutdated } = await core.passwords.check(password, account?.passwordHash);
  if (!account || !isRight) {
    await core.throttles.guessedWrong(guess);
    core.parts.logEvent('sign-in-failed', { reason: 'wrong-credentials' });
    throw new Failure('wrong-credentials', 'Invalid email or password. Please try again.');
  }
  await core.throttles.guessedRight(guess);
  if (isOutdated)
    await core.accounts.storeStrongerHash(account.user.uid, await core.passwords.hash(password));
  return account;
}
