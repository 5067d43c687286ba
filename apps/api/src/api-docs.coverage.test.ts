/** The documents against the app: every call that is answered stands in them, and every call in them is answered. */
import { movieListPaths } from '@kinora/contracts/movie-lists';
import { createIdentityCore, listCalls } from '@kinora/identity/create-identity';
import { expect, test } from 'vitest';
import { allCalls } from './api-docs/calls/all-subjects.ts';
import { addressOf } from './api-docs/page/curl.ts';
import { createMemoryDatabase } from './database/memory-database.ts';
import type { MovieCall } from './movies/movie-calls.ts';
import { readMovieCall } from './movies/movie-call-grammar.ts';
import { aSettings } from './test-app.ts';
import { identityParts } from './test-identity.ts';
import { listRoutes, type TestRoute } from './test-routes.ts';
import { buildUserApp } from './test-users.ts';

const documented = allCalls.map(({ method, path }) => `${method} ${path}`);

/** Routes for whatever has no other: what stands behind them is listed by the tests below, or is nothing. */
const catchAlls = [
  '/api',
  '/api/*',
  '/api/user',
  '/api/user/*',
  '/api/tmdb',
  '/api/tmdb/*',
  '/identity',
  '/identity/*',
];

/** Addresses that are no calls: pages, their files, and what only a developer's machine has. */
const noCalls = /^(\/|\*|\/\*|\/assets\/.*|\/dev\/.*)$/;

/** `:id` and `:number(^\d+)` are `{id}` and `{number}` in the documents. */
function documentedForm({ method, pattern }: TestRoute): string {
  const path = pattern === '/images/*' ? '/images/{size}/{name}' : pattern;
  return `${method} ${path.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')}`;
}

test('[R49] every route stands in the documents, and every call of theirs is a route', async () => {
  let site: Awaited<ReturnType<typeof buildUserApp>> | undefined;
  const settings = { ...aSettings(), securityContact: 'mailto:safe@kinora.example' };
  const routes = await listRoutes(async () => (site = await buildUserApp({ settings })));
  const robin = await site?.signUp('Robin');
  const routed = new Set<string>();
  for (const route of routes) {
    const { method, pattern, url } = route;
    if (catchAlls.includes(pattern) || noCalls.test(pattern) || method === 'HEAD') continue;
    // Routes that only refuse a method are no calls.
    const headers = { authorization: `Bearer ${robin?.token}` };
    const answer = await site?.app.inject({ method, url, headers });
    if (answer?.statusCode !== 405) routed.add(documentedForm(route));
  }
  const behindCatchAlls = /^\w+ \/(identity|api\/tmdb)\//;
  expect([...routed].sort()).toEqual(documented.filter((call) => !behindCatchAlls.test(call)).sort());
});

test('[R49] every call of identity stands in the documents, and every one of theirs is there', async () => {
  const core = await createIdentityCore(identityParts(createMemoryDatabase()));
  const answered = listCalls(core).map(({ method, path }) => `${method} ${path}`);
  expect(documented.filter((call) => call.includes(' /identity/')).sort()).toEqual(answered.sort());
});

/** How many addresses each call of the film data has; a new call needs a line here. */
const addressesOf: Record<MovieCall['name'], number> = {
  list: Object.keys(movieListPaths).length,
  movie: 1,
  credits: 1,
  search: 1,
  discover: 1,
  'person-movie-credits': 1,
};

test('[R49] [R53] the calls of the film data are those that its grammar knows', () => {
  const counts: Partial<Record<string, number>> = {};
  for (const call of allCalls.filter(({ isTmdb }) => isTmdb)) {
    const [path = '', query = ''] = addressOf(call).replace('/api/tmdb/', '').split('?');
    const { name } = readMovieCall(path, query);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  expect(counts).toEqual(addressesOf);
});
