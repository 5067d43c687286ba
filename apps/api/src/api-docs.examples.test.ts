/** The examples of the documents, asked for as they stand there, over the films that the product ships with. */
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import { expect, test } from 'vitest';
import type { ApiCall } from './api-docs/api-call.ts';
import { allCalls } from './api-docs/calls/all-subjects.ts';
import { password, robin } from './api-docs/calls/session-forms.ts';
import { addressOf } from './api-docs/page/curl.ts';
import { openEmbeddedCatalogue } from './open-catalogue.ts';
import { readSettings } from './settings.ts';
import { aRecommender } from './test-app.ts';
import { buildUserApp } from './test-users.ts';

/** What is another for every user, sign-in or moment. */
const volatile = ['value', 'expiresAt', 'uid', 'exported_at', 'signedInAt', 'lastSeenAt', 'userAgent'];

/** Where the example says less than the answer, all that it says is true: lists are cut off, fields may be left out. */
function expectCutOf(answer: unknown, example: unknown, where: string): void {
  if (Array.isArray(example)) {
    for (const [position, entry] of example.entries())
      expectCutOf((answer as unknown[])[position], entry, `${where}[${position}]`); // else it fails, as it should
  } else if (typeof example === 'object' && example !== null) {
    for (const [key, value] of Object.entries(example)) {
      if (volatile.includes(key) || `${where}.${key}` === 'listSessions[0].id') continue;
      expectCutOf((answer as Record<string, unknown>)[key], value, `${where}.${key}`); // as above
    }
  } else {
    expect(answer, where).toBe(example);
  }
}

const { catalogue, pictures } = openEmbeddedCatalogue(readSettings({}).catalogueFile);

/** The film and the reasons of the examples, as the recommendation service would name them. */
const film: RecommendedFilm = {
  tmdbId: 1891,
  rating: 9.1,
  reasons: [{ type: 'shared-cast', people: [{ id: 3, name: 'Harrison Ford' }] }],
};

async function openSite() {
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

function ask({ app, headers }: Awaited<ReturnType<typeof openSite>>, call: ApiCall) {
  const { method, body } = call;
  return app.inject({
    method,
    url: addressOf(call),
    headers,
    ...(body && { payload: body.example as object }),
  }); // they all are
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

test.each([...subjectsOfCalls])('[R49] the examples of %s are what is answered', async (_address, calls) => {
  const site = await openSite();
  for (const id of ['addPlaylistMovie', 'createPlaylist', 'likeMovie'].reverse()) {
    const needed = allCalls.find((call) => call.id === id);
    if (needed && !calls.includes(needed)) await ask(site, needed);
  }
  for (const turn of turns) {
    for (const call of calls.filter(({ method }) => method === turn)) {
      const answer = await ask(site, call);
      const [first] = call.answers;
      const [shown] = call.answers.flatMap(({ contents = [] }) => contents);
      // One site map is enough for the shipped films, and here the operator names nobody.
      if (['readSiteMapPart', 'readSecurityContact'].includes(call.id)) continue;
      expect(answer.statusCode, `${call.id}: ${answer.body.slice(0, 200)}`).toBe(first?.status);
      if (shown)
        expect(answer.headers['content-type'], call.id).toMatch(
          new RegExp(`^${shown.type.replaceAll('+', '\\+')}\\b`),
        );
      if (shown?.example !== undefined) expectCutOf(answer.json(), shown.example, call.id);
    }
  }
});
