/** Texts in a path: encoded once where the address is made, decoded once here. */

/** The text of an encoded part of a path. What cannot be decoded is taken as it is written. */
export function decodeOnce(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
