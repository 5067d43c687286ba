/** Who asks: the holder of the ID token that a request carries. */
import { Failure } from '@kinora/contracts/failure';
import type { Identity, TokenHolder } from '@kinora/identity/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteForLog } from './logged-facts.ts';

export type TokenReader = Pick<Identity, 'readToken'>;

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

/** Lets nobody but users with a good token reach the routes of this scope, before a body is read. */
export function requireSignedIn(scope: FastifyInstance, identity: TokenReader): void {
  scope.decorateRequest('asker');
  scope.addHook('onRequest', async (request) => {
    request.setDecorator('asker', await findAsker(request, identity));
  });
}

/** Only for routes of a scope that requires a signed-in user. */
export function askerOf(request: FastifyRequest): TokenHolder {
  return request.getDecorator<TokenHolder>('asker');
}

/**
 * Lets everybody in who does not claim to be somebody. A token that is not good is refused, so that nobody takes
 * themselves for signed in who is not.
 */
export function recogniseSignedIn(scope: FastifyInstance, identity: TokenReader): void {
  scope.decorateRequest('asker');
  scope.addHook('onRequest', async (request) => {
    const isClaimed = request.headers.authorization !== undefined;
    request.setDecorator('asker', isClaimed ? await findAsker(request, identity) : null);
  });
}

/** Only for routes of a scope that recognises users; null for somebody who is not signed in. */
export function recognisedAsker(request: FastifyRequest): TokenHolder | null {
  return request.getDecorator<TokenHolder | null>('asker');
}

async function findAsker(request: FastifyRequest, identity: TokenReader): Promise<TokenHolder> {
  const [, token] = bearer.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new Failure('not-signed-in', 'Please log in first.');
  const holder = await identity.readToken(token);
  noteForLog(request, { user: holder.pseudonym });
  return holder;
}
