/** A stand-in for Google, for development and tests: a real OpenID provider whose users choose an account from a list. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenIdProvider } from '../identity.ts';

export interface DevelopmentProviderParts extends OpenIdProvider {
  /** Where the site is led back to, whole and exact. */
  redirectUri: string;
}

export interface DevelopmentProvider {
  /** Answers a request at or below the issuer's path whose body nobody has read. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export function createDevelopmentProvider(parts: DevelopmentProviderParts): DevelopmentProvider {
  type Handle = DevelopmentProvider['handle'];
  let opening: Promise<Handle> | undefined;

  /** The provider is large, so that a site which nobody signs in to does without it. */
  async function open(): Promise<Handle> {
    const { openProvider } = await import('./open-provider.ts');
    return openProvider(parts);
  }

  return {
    handle: async (request, response) => {
      opening ??= open();
      const handle = await opening;
      await handle(request, response);
    },
  };
}
