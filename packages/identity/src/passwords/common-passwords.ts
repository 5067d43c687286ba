/** The 3,000 most common passwords that are long enough to be chosen here. */
import { accounts } from '@kinora/contracts/limits';

const kept = 3_000;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

/** Loaded at the first registration: the list it is cut from takes some megabytes to read. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => password.length >= accounts.minimumPasswordLength,
  );
  return new Set(longEnough.slice(0, kept).map((password) => password.toLowerCase()));
}
