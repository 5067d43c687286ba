/** Our side of an OpenID provider: its addresses are discovered at the first use and looked up again every hour. */
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client';
import type { OpenIdProvider } from '../identity.ts';
import { hour } from '../times.ts';
import { fetchFromProvider } from './provider-fetch.ts';

/** Seconds for each request to the provider. */
const timeLimit = 8;

export function createProviderClient(provider: OpenIdProvider, now: () => number) {
  let known: { client: Configuration; until: number } | undefined;
  let asking: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const client = await openClient(provider);
    known = { client, until: now() + hour };
    return client;
  }

  /** Rejects where the provider cannot be reached. Many callers at once ask it once. */
  return async (): Promise<Configuration> => {
    if (known && now() < known.until) return known.client;
    asking ??= discover().finally(() => (asking = undefined));
    return asking;
  };
}

async function openClient(provider: OpenIdProvider): Promise<Configuration> {
  const { issuer, clientId } = provider;
  // The operator chose the address of the provider, and with it whether the way there is encrypted.
  const extras = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const discovered = await discovery(new URL(issuer), clientId, undefined, undefined, {
    [customFetch]: fetchFromProvider,
    timeout: timeLimit,
    execute: extras,
  });
  const metadata = discovered.serverMetadata();
  const client = new Configuration(metadata, clientId, undefined, authenticationFor(provider, metadata));
  client[customFetch] = fetchFromProvider;
  client.timeout = timeLimit;
  for (const extra of extras) extra(client);
  // The ID token's signature is checked although it comes straight from the provider.
  enableNonRepudiationChecks(client);
  return client;
}

/**
 * In the body where the provider takes it so: in the header every `-` of it must be encoded, and not every provider
 * decodes it. One that names no way takes the header.
 */
function authenticationFor({ clientSecret }: OpenIdProvider, metadata: ServerMetadata) {
  if (clientSecret === undefined) return None();
  const ways = metadata.token_endpoint_auth_methods_supported ?? [];
  return ways.includes('client_secret_post')
    ? ClientSecretPost(clientSecret)
    : ClientSecretBasic(clientSecret);
}
