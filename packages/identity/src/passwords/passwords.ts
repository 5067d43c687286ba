/** Hashing and checking, a few at a time: each takes a core and 19 MB for some hundredths of a second. */
import { hashPassword, isPasswordOf, isWeaker } from './hash-password.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time where nothing is stored: who asks cannot tell. */
  check(password: string, stored: string | null | undefined): Promise<PasswordCheck>;
}

export interface PasswordCheck {
  isRight: boolean;
  /** The stored form should be made anew. */
  isOutdated: boolean;
}

/** A full queue is worked off in less than a second. */
const limits = { running: 4, waiting: 60 };

export function createPasswords(): Passwords {
  const inTurn = createWorkQueue(limits);
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    check: (password, stored) =>
      inTurn(async () => {
        if (stored === null || stored === undefined) {
          await hashPassword(password);
          return { isRight: false, isOutdated: false };
        }
        const isRight = await isPasswordOf(stored, password);
        return { isRight, isOutdated: isRight && isWeaker(stored) };
      }),
  };
}
