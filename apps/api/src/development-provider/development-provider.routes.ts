/** The stand-in for Google below `/dev/google`, on a machine that no Google knows. Never in production. */
import {
  developmentProviderOf,
  developmentProviderPath,
} from '@kinora/identity/development-provider/development-client';
import { createDevelopmentProvider } from '@kinora/identity/development-provider/development-provider';
import { googleCallbackPath } from '@kinora/identity/google/google-calls';
import type { FastifyInstance, FastifyReply } from 'fastify';

export async function registerDevelopmentProvider(app: FastifyInstance, publicUrl: string): Promise<void> {
  const provider = createDevelopmentProvider({
    ...developmentProviderOf(publicUrl),
    redirectUri: `${publicUrl}${googleCallbackPath}`,
  });
  await app.register(async (scope) => {
    // The provider reads the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const url of [developmentProviderPath, `${developmentProviderPath}/*`]) {
      scope.all(url, async (request, reply) => {
        takeOver(reply);
        await provider.handle(request.raw, reply.raw).catch((thrown: unknown) => {
          request.log.error({ err: thrown }, 'the stand-in for Google is broken');
          reply.raw.destroy();
        });
      });
    }
  });
}

/** What answers by itself is given the headers that stand on every answer; its own come over them. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    // It plays another site, which says for itself whether it stays tied to the window that opened it.
    if (value !== undefined && name !== 'cross-origin-opener-policy') reply.raw.setHeader(name, value);
  }
  reply.hijack();
}
