import type { FastifyInstance } from 'fastify';
import { registerReadOnly } from '../http/read-only.ts';

export interface SecurityContact {
  publicUrl: string;
  /** Undefined where the operator names nobody; then there is no such file. */
  securityContact?: string | undefined;
}

const day = 24 * 3_600_000;
/** RFC 9116 recommends less than a year. The file is written anew for every reader, so it never runs out. */
const goodFor = 90 * day;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export function registerSecurityContact(
  app: FastifyInstance,
  { publicUrl, securityContact }: SecurityContact,
  now: () => number = Date.now,
): void {
  if (securityContact === undefined) return;
  registerReadOnly(app, '/.well-known/security.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(now() + goodFor).toISOString().replace(/\.\d+Z$/, 'Z')}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
}
