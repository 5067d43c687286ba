/** GET identity/jwks. */
import type { Core } from '../core.ts';

export async function readKeys({ keys, tokens }: Core): Promise<Response> {
  await tokens.ensureKey();
  return Response.json(
    { keys: await keys.list() },
    { headers: { 'cache-control': 'public, max-age=300', 'content-type': 'application/jwk-set+json' } },
  );
}
