/** Where the browser's calls get the user's ID token from. It lives in memory only; the session feature fills it in. */

/** Resolves with undefined where nobody is signed in; rejects where a token should be there and cannot be had. */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function findIdToken(): Promise<string | undefined> {
  return source();
}
