import { isOwnPath } from '@kinora/contracts/own-path';

const longest = 1_000;

/** The path if it is one of this site, else the start. */
export function ownPathOr(path: string | null): string {
  return path !== null && path.length <= longest && isOwnPath(path) ? path : '/';
}
