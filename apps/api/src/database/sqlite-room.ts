/**
 * What happens when the disk of a SQLite file is full. A reserve beside the file is given up then, so that deleting
 * and changing rows, reading and closing go on; new rows are refused until there is room for a reserve again.
 */
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const reserveBytes = 1_048_576;
const roomBesideReserve = 262_144;

export class SqliteRoom {
  readonly #folder: string;
  readonly #reserve: string;
  #isFull = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#reserve = join(folder, 'reserve');
    this.#isFull = !this.#hasReserve() && !this.#makeReserve();
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  giveUpReserve(): void {
    this.#isFull = true;
    rmSync(this.#reserve, { force: true });
  }

  /** Whether new rows may be written. While they may not, every question looks at the disk anew. */
  takesRows(): boolean {
    if (this.#isFull) this.#isFull = !this.#makeReserve();
    return !this.#isFull;
  }

  #hasReserve(): boolean {
    return statSync(this.#reserve, { throwIfNoEntry: false })?.size === reserveBytes;
  }

  #makeReserve(): boolean {
    const { bavail, bsize } = statfsSync(this.#folder);
    if (bavail * bsize < reserveBytes + roomBesideReserve) return false;
    try {
      // Random, because some file systems give no room to zeros.
      writeFileSync(this.#reserve, randomBytes(reserveBytes), { mode: 0o600, flush: true });
      return true;
    } catch {
      // Another process was quicker to fill the disk; half a reserve is none.
      rmSync(this.#reserve, { force: true });
      return false;
    }
  }
}
