import { randomInt } from 'node:crypto';

/** Puts the entries into an order that nobody can guess (Fisher and Yates). */
export function shuffle(entries: unknown[]): void {
  for (let place = entries.length - 1; place > 0; place -= 1) {
    const other = randomInt(place + 1);
    [entries[place], entries[other]] = [entries[other], entries[place]];
  }
}
