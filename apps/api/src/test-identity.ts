/** Identity itself for tests, on the test's own database. */
import type { Identity, IdentityParts } from '@kinora/identity/identity';
import type { Database } from './database/schema.ts';

export const publicUrl = 'https://kinora.example';

/** It is loaded when it is first asked: most tests of the app have no users. */
export function anIdentity(database: Database, overrides: Partial<IdentityParts> = {}): Identity {
  let opened: Promise<Identity> | undefined;
  const open = () => (opened ??= openIdentity(database, overrides));
  return {
    answer: async (request, peer) => (await open()).answer(request, peer),
    readToken: async (token) => (await open()).readToken(token),
    ensureVerifiedAccount: async (registration) => (await open()).ensureVerifiedAccount(registration),
    prepare: async () => (await open()).prepare(),
  };
}

async function openIdentity(database: Database, overrides: Partial<IdentityParts>): Promise<Identity> {
  const { createIdentity } = await import('@kinora/identity/create-identity');
  return createIdentity(identityParts(database, overrides));
}

/** What identity is made of, also for tests that ask one of its parts alone. */
export function identityParts(database: Database, overrides: Partial<IdentityParts> = {}): IdentityParts {
  return {
    db: database.db,
    engine: database.engine,
    publicUrl,
    secret: undefined,
    sendMail: async () => undefined,
    google: undefined,
    isEnumerationProtected: false,
    tokenIssuer: undefined,
    logEvent: () => undefined,
    ...overrides,
  };
}
