/** Writes everyone's list, whole or not at all. */
import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ReczooFault } from './reczoo-fault.ts';

/** Throws a `ReczooFault` where `out` could not be written, or is one of the files that are read: before the work, not after it. */
export function checkPlace(out: string, read: readonly (string | undefined)[]): void {
  if (read.includes(out)) throw new ReczooFault(`${out} is read: the lists need another file.`);
  if (statSync(out, { throwIfNoEntry: false })?.isFile() === false)
    throw new ReczooFault(`${out} is no file: the lists need one.`);
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch {
    throw new ReczooFault(`The lists cannot be written: the folder ${dirname(out)} is missing or locked.`);
  }
}

/** The person's number and then the films, best first, a line each. Throws a `ReczooFault`; an older file is then left as it is. */
export function writeLists(out: string, lists: ReadonlyMap<number, Float64Array>): void {
  const unfinished = `${out}.${process.pid}.tmp`;
  const lines = Array.from(lists, ([person, films]) => `${[person, ...films].join(' ')}\n`);
  try {
    writeFileSync(unfinished, lines.join(''));
    renameSync(unfinished, out);
  } catch (thrown) {
    rmSync(unfinished, { force: true });
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new ReczooFault(`The lists cannot be written: ${reason}`);
  }
}
