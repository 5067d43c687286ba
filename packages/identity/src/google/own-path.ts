const longest = 1_000;

/**
 * The path if it is one of this site, else the start. Browsers read `//host` and `/\host` as another site, and drop
 * tabs and line breaks before they read.
 */
export function ownPathOr(path: string | null): string {
  return path !== null && path.length <= longest && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/';
}
