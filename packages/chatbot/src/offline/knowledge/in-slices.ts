/** Long work that lets the process answer others in between. */
import { setImmediate as breathe } from 'node:timers/promises';

/** Milliseconds of work between two pauses. */
const longestSlice = 8;
/** The clock is read once in so many pieces of work. */
const stride = 16;

export async function forEachInSlices<T>(
  values: Iterable<T>,
  work: (value: T, at: number) => void,
): Promise<void> {
  let sliceStart = performance.now();
  let at = 0;
  for (const value of values) {
    work(value, at);
    at += 1;
    if (at % stride !== 0 || performance.now() - sliceStart < longestSlice) continue;
    await breathe();
    sliceStart = performance.now();
  }
}
