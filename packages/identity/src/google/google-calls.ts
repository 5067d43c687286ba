/** The two calls of a sign-in with Google. What they need is loaded with the first of them. */
import type { Kysely } from 'kysely';
import type { Visit } from '../call.ts';
import type { IdentityTables } from '../identity-tables.ts';
import type { IdentityParts } from '../identity.ts';
import type { ProviderProfile, ProviderSignIn } from '../sign-in-with-provider.ts';

export interface GoogleParts extends Pick<IdentityParts, 'publicUrl' | 'google' | 'logEvent'> {
  db: Kysely<IdentityTables>;
  /** 256 bits, base64url; seals what the browser carries. */
  key: string;
  now: () => number;
  signIn: (profile: ProviderProfile, visit: Visit) => Promise<ProviderSignIn>;
}

/** Neither rejects: what goes wrong is told to the page that waits for the answer. */
export interface GoogleCalls {
  /** Leads to the provider. */
  start(visit: Visit): Promise<Response>;
  /** Where the provider leads back to. */
  finish(visit: Visit): Promise<Response>;
}

export const googleCallbackPath = '/identity/google/callback';

export function createGoogleCalls(parts: GoogleParts): GoogleCalls {
  let opening: Promise<GoogleCalls> | undefined;

  async function open(): Promise<GoogleCalls> {
    const { createGoogleFlow } = await import('./google-flow.ts');
    return createGoogleFlow(parts);
  }

  const opened = () => (opening ??= open());
  return {
    start: async (visit) => (await opened()).start(visit),
    finish: async (visit) => (await opened()).finish(visit),
  };
}
