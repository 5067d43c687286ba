/** The request's address as it came over the wire, cut and repaired but never decoded. */

/** A path that cannot be percent-decoded, like `/search/100%`, is taken literally. */
export function repairAddress(address: string): string {
  const { path, query } = splitAddress(address);
  if (isDecodable(path)) return address;
  return path.replaceAll('%', '%25') + (query && `?${query}`);
}

export function splitAddress(address: string): { path: string; query: string } {
  const mark = address.indexOf('?');
  if (mark === -1) return { path: address, query: '' };
  return { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // Decoding is the only way to find out, and it tells by throwing.
    return false;
  }
}
