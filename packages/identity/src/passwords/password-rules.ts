/** Which passwords may be chosen. */
import { Failure } from '@kinora/contracts/failure';
import { accounts } from '@kinora/contracts/limits';
import { isCommonPassword } from './common-passwords.ts';

export async function checkNewPassword(
  password: string,
  owner: { name: string | null; email: string },
): Promise<void> {
  const { length } = password.normalize('NFC');
  if (length > accounts.maximumPasswordLength)
    throw new Failure(
      'invalid-input',
      `A password has at most ${accounts.maximumPasswordLength} characters.`,
    );
  if (length < accounts.minimumPasswordLength || isOwnersOwn(password, owner) || isSitesName(password))
    throw weakPassword();
  if (await isCommonPassword(password)) throw weakPassword();
}

/** The first things that anybody would try: the address, what stands before its `@`, and the name. */
function isOwnersOwn(password: string, { name, email }: { name: string | null; email: string }): boolean {
  const [mailbox] = email.split('@', 1);
  const guesses = [email, mailbox, name ?? ''].map((text = '') => fold(text));
  return guesses.includes(fold(password));
}

const siteName = 'kinora';

/** The name of the site, with no other letter beside it. */
function isSitesName(password: string): boolean {
  const folded = fold(password);
  return folded.includes(siteName) && !/\p{L}/u.test(folded.replaceAll(siteName, ''));
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function weakPassword(): Failure {
  return new Failure('weak-password', 'Password is too weak. Please use a stronger password.');
}
