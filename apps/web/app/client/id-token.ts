/** Where the browser's calls get the user's ID token from. It lives in memory only; the session feature fills it in. */

/**
 * Resolves with undefined where nobody is signed in; rejects where a token should be there and cannot be had. `refused`
 * is a token that the server did not take: another one is wanted.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function findIdToken(refused?: string): Promise<string | undefined> {
  return source(refused);
}
