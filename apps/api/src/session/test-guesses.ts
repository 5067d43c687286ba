/** An account to guess at, and what the guesser is told. */
import { createIdentityCore } from '@kinora/identity/create-identity';
import type { Database } from '../database/schema.ts';
import { identityParts } from '../test-identity.ts';
import { ann, makeVerified, openTestIdentity, type TestIdentity } from './test-browser.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

export const wrong = { ...ann, password: 'wrong' };

export const tooMany = {
  status: 429,
  code: 'too-many-requests',
  body: { message: 'Too many attempts. Please try again later.' },
};

export async function openWithAnn(database: Database): Promise<TestIdentity> {
  const identity = openTestIdentity(database);
  await makeVerified(identity, ann);
  return identity;
}

/** The limits themselves, without a server around them. */
export async function openThrottles(database: Database) {
  const clock = { now: Date.now() };
  const core = await createIdentityCore(identityParts(database, { now: () => clock.now }));
  return { throttles: core.throttles, clock };
}
