/** Texts in a path: encoded once where the address is made, decoded once here. */

/** The text of an encoded part of a path. What cannot be decoded is taken as it is written. */
export function decodeOnce(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Text as a part of an address. Half of a character, which an address cannot hold, becomes the sign of what cannot be read. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
