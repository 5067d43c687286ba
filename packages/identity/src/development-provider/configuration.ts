/** How the stand-in behaves: like Google, as far as a site can tell. */
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, interactionPolicy } from 'oidc-provider';
import type { AccountBook } from './accounts.ts';
import { problemPage } from './chooser-page.ts';
import type { DevelopmentProviderParts } from './development-provider.ts';
import { createMemoryAdapters } from './memory-adapter.ts';

const scope = 'openid email profile';
const minute = 60;
const off = { enabled: false };

export async function createConfiguration(
  { clientId, clientSecret = '', redirectUri, issuer }: DevelopmentProviderParts,
  accounts: AccountBook,
): Promise<Configuration> {
  const path = new URL(issuer).pathname;
  return {
    adapter: createMemoryAdapters(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'web',
      },
    ],
    jwks: { keys: [await makeSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      long: { path, httpOnly: true, sameSite: 'lax' },
      short: { path, httpOnly: true, sameSite: 'lax' },
    },
    features: { devInteractions: off, rpInitiatedLogout: off },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google too tells address and name in the ID token itself.
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    interactions: {
      policy: askForAnAccount(),
      url: (_context, { uid }) => `${path}/choose/${uid}`,
    },
    findAccount: (_context, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const { email, name, isVerified } = account;
      const claims = { sub: subject, email, email_verified: isVerified, ...(name !== '' && { name }) };
      return { accountId: subject, claims: () => claims };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html';
      context.body = problemPage(description ?? error);
    },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 10 * minute,
      Interaction: 30 * minute,
      Session: 30 * minute,
      Grant: 30 * minute,
    },
  };
}

/** Nobody is asked for a password or for consent. */
function askForAnAccount() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

async function makeSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
}
