/** The site that the fuzzing calls: the shipped films, a user who keeps something, and whoever comes. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { openEmbeddedCatalogue } from '../../open-catalogue.ts';
import { readSettings } from '../../settings.ts';
import { aRecommender, aSettings } from '../../test-app.ts';
import { buildUserApp } from '../../test-users.ts';
import type { FuzzCall } from './fuzz-call.ts';

export interface FuzzSite {
  send(call: FuzzCall, address: string): Promise<LightMyRequestResponse>;
  /** Takes away what is counted of failed attempts, which would soon refuse everything. */
  forgetAttempts(): Promise<void>;
  close(): Promise<void>;
}

const account = { name: 'Robin', email: 'robin@kinora.example', password: 'row-seven-with-popcorn' };
const { catalogue, pictures } = openEmbeddedCatalogue(readSettings({}).catalogueFile);
const calm = { lag: 0, begun: 0, pageWait: 0, underWay: 0 };

const forged = {
  authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  cookie: '__Host-kinora_session=forged; kinora_signed_in=1',
};

export async function openFuzzSite(database: Database): Promise<FuzzSite> {
  const { app, identity } = await buildUserApp({
    database,
    catalogue,
    pictures,
    recommender: aRecommender(),
    settings: { ...aSettings(), securityContact: 'mailto:safe@kinora.example' },
    load: () => calm,
  });
  let user: Record<string, string> | undefined;

  async function signIn(): Promise<Record<string, string>> {
    await identity.ensureVerifiedAccount(account);
    const answer = await app.inject({ method: 'POST', url: '/identity/login', payload: account });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { authorization: `Bearer ${answer.json().token.value}`, cookie };
  }

  const whoAsks = async (who: FuzzCall['who']) => {
    if (who === 'nobody') return {};
    return who === 'forger' ? forged : (user ??= await signIn());
  };

  return {
    async send(call, remoteAddress) {
      const { method, url, body, headers } = call;
      const options: InjectOptions = {
        method,
        url,
        remoteAddress,
        headers: { ...headers, ...(await whoAsks(call.who)) },
      };
      const answer = await app.inject(body === undefined ? options : { ...options, payload: body });
      // The call may have ended the session, changed the password or deleted the account.
      if (method !== 'GET' && url.startsWith('/identity/') && answer.statusCode < 300) {
        user = undefined;
        await database.db.deleteFrom('users').execute();
      }
      return answer;
    },
    forgetAttempts: async () => void (await database.db.deleteFrom('attempts').execute()),
    close: () => app.close(),
  };
}
