/** The scope of the calls below `/api/user/`: for signed-in users only, JSON only, kept by no cache. */
import type { FastifyInstance } from 'fastify';
import { acceptOnlyJson, refuseForeignPages, refuseOtherMethods, sendPrivately } from './private-calls.ts';
import { noRateLimits, type RateLimits } from './rate-limits.ts';
import { askerOf, requireSignedIn, type TokenReader } from './signed-in.ts';
import { refuseUnknownCall } from './unknown-call.ts';

export interface UserCallsParts {
  identity: TokenReader;
  settings: { publicUrl: string };
  rateLimits?: RateLimits | undefined;
}

export async function registerUserCalls(
  app: FastifyInstance,
  { identity, settings, rateLimits = noRateLimits }: UserCallsParts,
  registerSubjects: (calls: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    sendPrivately(scope);
    acceptOnlyJson(scope);
    refuseForeignPages(scope, settings.publicUrl);
    // Before a token is read, which costs a signature.
    scope.addHook('onRequest', (request, reply) => rateLimits.countCall(request, reply));
    const known = listMethods(scope);
    await scope.register(async (calls) => {
      requireSignedIn(calls, identity);
      calls.addHook('onRequest', (request, reply) =>
        rateLimits.countCallOf(askerOf(request).user.uid, request, reply),
      );
      registerSubjects(calls);
    });
    for (const [url, allowed] of known) refuseOtherMethods(scope, url, [...allowed]);
    for (const url of ['/api/user', '/api/user/*']) {
      scope.all(url, { onRequest: async () => refuseUnknownCall(), handler: refuseUnknownCall });
    }
  });
}

/** The methods of every address that is registered from now on. */
function listMethods(scope: FastifyInstance): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  scope.addHook('onRoute', ({ url, method }) => {
    const allowed = known.get(url) ?? new Set();
    for (const name of [method].flat()) allowed.add(name);
    known.set(url, allowed);
  });
  return known;
}
