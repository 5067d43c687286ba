/** The app with users who are signed in, for tests of what they keep. */
import type { User } from '@kinora/contracts/session';
import type { Identity } from '@kinora/identity/identity';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AppParts } from './app.ts';
import { createMemoryDatabase } from './database/memory-database.ts';
import { buildTestApp } from './test-app.ts';
import { anIdentity } from './test-identity.ts';
import { signUp } from './test-sign-in.ts';

type Method = NonNullable<InjectOptions['method']>;

export interface TestUser {
  user: User;
  token: string;
  /** Calls `/api/user/{path}` as this user. */
  call: (method: Method, path: string, body?: object) => Promise<LightMyRequestResponse>;
}

export async function buildUserApp(overrides: Partial<AppParts> = {}) {
  const database = overrides.database ?? createMemoryDatabase();
  const identity = overrides.identity ?? anIdentity(database);
  const app = await buildTestApp({ ...overrides, database, identity });

  /** A verified account of this name, signed in. */
  async function signUpAs(name: string): Promise<TestUser> {
    const { user, token } = await tokenOf(identity, name);
    const call = (method: Method, path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/user/${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
    return { user, token, call };
  }

  return { app, database, identity, signUp: signUpAs };
}

const password = 'row-seven-with-popcorn';

/** The account of this name, made where there is none, and a new ID token of it. */
export async function tokenOf(identity: Identity, name: string): Promise<{ user: User; token: string }> {
  const email = `${name.toLowerCase()}@kinora.example`;
  const { user, token } = await signUp(identity, { name, email, password });
  return { user, token: token.value };
}
