/** The site that the fuzzing calls: the shipped films, a user who keeps something, and whoever comes. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { openEmbeddedCatalogue } from '../../open-catalogue.ts';
import { readSettings } from '../../settings.ts';
import { aPage, aRecommender, aSettings, aSite } from '../../test-app.ts';
import { buildUserApp } from '../../test-users.ts';
import { examplePlaylist } from '../calls/playlists.ts';
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
    // What is no call is no page either.
    site: aSite(async () => aPage('nothing', {}, 404)),
    settings: { ...aSettings(), securityContact: 'mailto:safe@kinora.example' },
    load: () => calm,
  });
  let user: Record<string, string> | undefined;
  let playlistId = '';

  async function forgetAttempts(): Promise<void> {
    await database.db.deleteFrom('attempts').execute();
  }

  async function signIn(): Promise<Record<string, string>> {
    await identity.ensureVerifiedAccount(account);
    await forgetAttempts();
    const answer = await app.inject({ method: 'POST', url: '/identity/login', payload: account });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { authorization: `Bearer ${answer.json().token.value}`, cookie };
    playlistId = await keepSomething(headers);
    return headers;
  }

  /** What the examples are about, so that they find it; resolves with the id of the playlist. */
  async function keepSomething(headers: Record<string, string>): Promise<string> {
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/user/${path}`, headers, payload });
    await post('likes', { tmdb_id: 11 });
    await post('watch-status', { tmdb_id: 11, status: 'watched' });
    const made = await post('playlists', { name: 'Saturday' });
    return String(made.json().playlist_id);
  }

  const whoAsks = async (who: FuzzCall['who']) => {
    if (who === 'nobody') return {};
    return who === 'forger' ? forged : (user ??= await signIn());
  };

  return {
    async send(call, remoteAddress) {
      const { method, body, headers } = call;
      const asker = await whoAsks(call.who);
      const url = call.url.replace(String(examplePlaylist), playlistId);
      const options: InjectOptions = {
        method,
        url,
        remoteAddress,
        headers: { ...headers, ...asker },
      };
      const answer = await app.inject(body === undefined ? options : { ...options, payload: body });
      // The call may have ended the session, changed the password or deleted the account.
      if (method !== 'GET' && url.startsWith('/identity/') && answer.statusCode < 300) {
        user = undefined;
        await database.db.deleteFrom('users').execute();
      }
      return answer;
    },
    forgetAttempts,
    close: () => app.close(),
  };
}
