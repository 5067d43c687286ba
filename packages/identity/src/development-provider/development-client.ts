/** What the site calls itself at the stand-in for Google. No secret: the stand-in runs on a developer's machine only. */
import type { OpenIdProvider } from '../identity.ts';

export const developmentProviderPath = '/dev/google';

export function developmentProviderOf(publicUrl: string): OpenIdProvider {
  return {
    issuer: `${publicUrl}${developmentProviderPath}`,
    clientId: 'kinora-on-this-machine',
    clientSecret: 'not-a-secret-on-this-machine',
  };
}
