import { randomInt } from 'node:crypto';

/** A number that no other row has, below 2^48 so that JSON keeps it exact. It needs no sequence that engines would count apart. */
export function newId(): number {
  return randomInt(1, 2 ** 48 - 1);
}
