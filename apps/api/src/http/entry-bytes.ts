/** An object, and places in tables. Measured. */
const objectBytes = 300;

/** What an entry of a cache takes beside its value. */
export function entryBytes(key: string): number {
  return key.length * 2 + objectBytes;
}
