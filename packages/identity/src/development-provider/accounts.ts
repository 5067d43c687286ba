/** The accounts that the stand-in offers, and those that somebody typed in. */
import { createHash } from 'node:crypto';

export interface DevelopmentAccount {
  email: string;
  /** Empty for an account without a name. */
  name: string;
  isVerified: boolean;
}

export const offeredAccounts: readonly DevelopmentAccount[] = [
  { email: 'ada.reyes@mail.example', name: 'Ada Reyes', isVerified: true },
  { email: 'noname@mail.example', name: '', isVerified: true },
  { email: 'una.verne@mail.example', name: 'Una Verne', isVerified: false },
];

export interface AccountBook {
  /** Returns the subject that stands for it: the same for the same address, also after a restart. */
  remember(account: DevelopmentAccount): string;
  find(subject: string): DevelopmentAccount | undefined;
}

/** So many that no session of work forgets one, so few that a test cannot fill the memory. */
const most = 1_000;

export function createAccountBook(): AccountBook {
  const accounts = new Map<string, DevelopmentAccount>();
  return {
    remember(account) {
      const subject = createHash('sha256').update(account.email).digest('hex').slice(0, 21);
      accounts.delete(subject);
      accounts.set(subject, account);
      const [oldest] = accounts.keys();
      if (accounts.size > most && oldest !== undefined) accounts.delete(oldest);
      return subject;
    },
    find: (subject) => accounts.get(subject),
  };
}
