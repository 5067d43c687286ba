/** Identity, with the settings, the rows and the mail of this process. */
import { createIdentity } from '@kinora/identity/create-identity';
import { developmentProviderOf } from '@kinora/identity/development-provider/development-client';
import type { Identity, IdentityParts } from '@kinora/identity/identity';
import { eraseTraces } from './database/erase-traces.ts';
import type { Database } from './database/schema.ts';
import type { Settings } from './settings.ts';

export interface IdentityNeeds {
  settings: Pick<Settings, 'isProduction' | 'publicUrl' | 'auth' | 'google'>;
  database: Database;
  sendMail: IdentityParts['sendMail'];
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

/** Whether a stand-in plays Google: on a developer's machine, until a real client is set up. */
export function usesStandIn({ isProduction, google }: Pick<Settings, 'isProduction' | 'google'>): boolean {
  return !isProduction && google === undefined;
}

export function openIdentity(needs: IdentityNeeds): Promise<Identity> {
  const { settings, database, sendMail, log } = needs;
  const { secret, isEnumerationProtected, tokenIssuer } = settings.auth;
  if (settings.isProduction && secret === undefined)
    log.warn(
      {},
      'AUTH_SECRET is not set: what encrypts the keys in the database lies beside them, and in backups',
    );
  return createIdentity({
    db: database.db,
    engine: database.engine,
    publicUrl: settings.publicUrl,
    secret,
    sendMail,
    google: usesStandIn(settings) ? developmentProviderOf(settings.publicUrl) : settings.google,
    isEnumerationProtected,
    tokenIssuer,
    onAccountDeleted: async () => {
      if (!(await eraseTraces(database)))
        log.warn({}, 'traces of a deleted account stay until the log is emptied');
    },
    logEvent: (event, details = {}) => log.info({ event, ...details }, 'identity'),
  });
}
