/** The examples of the documents, asked for as they stand there, over the films that the product ships with. */
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { ApiCall } from './api-docs/api-call.ts';
import { allCalls } from './api-docs/calls/all-subjects.ts';
import { examplePlaylist } from './api-docs/calls/playlists.ts';
import { password, robin } from './api-docs/calls/session-forms.ts';
import { addressOf } from './api-docs/page/curl.ts';
import { openEmbeddedCatalogue } from './open-catalogue.ts';
import { readSettings } from './settings.ts';
import { aRecommender } from './test-app.ts';
import { buildUserApp } from './test-users.ts';

/** What is another for every user, sign-in or moment. */
const volatile = [
  'movie_id',
  'like_id',
  'playlist_id',
  'value',
  'expiresAt',
  'uid',
  'exported_at',
  'signedInAt',
  'lastSeenAt',
  'userAgent',
];

/** What the example says otherwise than the answer. It may say less: lists are cut off, fields may be left out. */
function untruthsOf(example: unknown, answer: unknown, where: string): string[] {
  if (volatile.includes(where.split('.').at(-1) ?? '') || where === 'listSessions.0.id') return [];
  if (typeof example === 'object' && example !== null) {
    const parts = (answer ?? {}) as Record<string, unknown>; // where it is none, its parts are none
    return Object.entries(example).flatMap(([key, value]) =>
      untruthsOf(value, parts[key], `${where}.${key}`),
    );
  }
  return Object.is(example, answer) ? [] : [`${where} is ${JSON.stringify(answer)}`];
}

const { catalogue, pictures } = openEmbeddedCatalogue(readSettings({}).catalogueFile);

/** The film and the reasons of the examples, as the recommendation service would name them. */
const film: RecommendedFilm = {
  tmdbId: 1891,
  rating: 9.1,
  reasons: [{ type: 'shared-cast', people: [{ id: 3, name: 'Harrison Ford' }] }],
};

interface SignedInSite {
  app: FastifyInstance;
  headers: Record<string, string>;
  /** Of the one that the examples make. */
  playlistId?: string;
}

async function openSite(): Promise<SignedInSite> {
  const recommender = aRecommender({
    recommendFor: async () => [film],
    recommendPersonally: async () => [{ ...film, because: { tmdbId: 11, list: 'liked' } }],
  });
  const { app, identity } = await buildUserApp({ catalogue, pictures, recommender });
  await identity.ensureVerifiedAccount({ name: 'Robin', email: robin.email, password });
  const answer = await app.inject({
    method: 'POST',
    url: '/identity/login',
    payload: { email: robin.email, password },
  });
  const { token } = answer.json();
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { app, headers: { authorization: `Bearer ${token.value}`, cookie } };
}

async function ask(site: SignedInSite, call: ApiCall) {
  const { method, body } = call;
  const { app, headers, playlistId = '' } = site;
  const url = addressOf(call).replace(String(examplePlaylist), playlistId);
  const payload = body?.example as object | undefined; // they all are objects
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  if (call.id === 'createPlaylist') site.playlistId = String(answer.json().playlist_id);
  return answer;
}

/** Made first, then listed, changed and removed; each subject from nothing. */
const turns = ['POST', 'GET', 'PATCH', 'DELETE'] as const;
const identityCalls = ['signIn', 'readSession', 'readAccount', 'listSessions', 'renameAccount'];
/** What the chatbot says depends on its engine. */
const engines = ['sendChatMessage'];

const subjectsOfCalls = Map.groupBy(
  allCalls.filter(
    ({ id, path }) => !engines.includes(id) && (!path.startsWith('/identity/') || identityCalls.includes(id)),
  ),
  ({ path }) => path.split('/').slice(0, 4).join('/'),
);

/** One site map is enough for the shipped films, and here the operator names nobody. */
const notHere = ['readSiteMapPart', 'readSecurityContact'];

/** Status, type and body, beside those of the document. */
async function compare(site: SignedInSite, call: ApiCall) {
  const { statusCode, headers, body } = await ask(site, call);
  const [first] = call.answers;
  const { type = '', example } = first?.contents?.[0] ?? {};
  const untruths = example === undefined ? [] : untruthsOf(example, JSON.parse(body), call.id);
  return {
    answered: { id: call.id, status: statusCode, type: headers['content-type']?.split(';')[0], untruths },
    documented: { id: call.id, status: first?.status, type, untruths: [] },
  };
}

test.each([...subjectsOfCalls])('[R49] the examples of %s are what is answered', async (_address, calls) => {
  const site = await openSite();
  for (const id of ['likeMovie', 'createPlaylist', 'addPlaylistMovie']) {
    const needed = allCalls.find((call) => call.id === id);
    if (needed && !calls.includes(needed)) await ask(site, needed);
  }
  for (const turn of turns) {
    // What is in something is removed before it.
    const inOrder = turn === 'DELETE' ? calls.toReversed() : calls;
    for (const call of inOrder.filter(({ id, method }) => method === turn && !notHere.includes(id))) {
      const { answered, documented } = await compare(site, call);
      expect(answered).toEqual(documented);
    }
  }
});
