/** Better Auth on our tables: it writes users, accounts and sessions and makes the signing keys. None of its endpoints is reachable. */
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';
import { day } from './times.ts';

export interface BetterAuthParts {
  db: Kysely<IdentityTables>;
  engine: 'sqlite' | 'postgres';
  publicUrl: string;
  secret: string;
}

export type OpenBetterAuth = () => ReturnType<typeof openBetterAuth>;

/** A key signs for 30 days and is served until every token that it signed is gone. */
const keyLife = (30 * day) / 1_000;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** Loaded apart from the rest of the server, because it takes longer to load than all of that. */
export async function openBetterAuth({ db, engine, publicUrl, secret }: BetterAuthParts) {
  const [{ betterAuth }, { kyselyAdapter }, { jwt, resolveSigningKey }, { runWithTransaction }] =
    await Promise.all([
      import('better-auth/minimal'),
      import('@better-auth/kysely-adapter'),
      import('better-auth/plugins/jwt'),
      import('@better-auth/core/context'),
    ]);
  const jwtOptions = {
    jwks: { keyPairConfig: { alg: 'ES256' as const }, rotationInterval: keyLife },
    schema: {
      jwks: {
        modelName: 'signing_keys',
        fields: {
          publicKey: 'public_key',
          privateKey: 'private_key',
          createdAt: 'created_at',
          expiresAt: 'expires_at',
        },
      },
    },
    disableSettingJwtHeader: true,
  };
  const auth = betterAuth({
    appName: 'Kinora',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    database: kyselyAdapter(db, { type: engine, transaction: true }),
    telemetry: { enabled: false },
    // Everything it would say reaches the log as something thrown.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...times } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
    plugins: [jwt(jwtOptions)],
  });
  const context = await auth.$context;
  return {
    rows: context.internalAdapter,
    inTransaction: <Result>(work: () => Promise<Result>) => runWithTransaction(context.adapter, work),
    /** The newest key that may sign, made where there is none. */
    resolveSigningKey: () => resolveSigningKey({ context } as never, jwtOptions),
  };
}
