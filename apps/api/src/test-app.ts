/** What the tests build the app from. */
import { type AddressInfo, connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { Chatbot } from '@kinora/chatbot/chatbot';
import { rememberExchange, rememberShown } from '@kinora/chatbot/conversation';
import type { MovieDetails, MovieListItem, MoviePage } from '@kinora/contracts/movies';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import { createMemoryDatabase } from './database/memory-database.ts';
import { noLoad } from './http/shedding/load.ts';
import type { Recommender } from './recommendations/recommender.ts';
import { anIdentity } from './test-identity.ts';
import type { BuiltSite, WebApp } from './web-host/web-app.ts';

export function aMovie(overrides: Partial<MovieListItem> = {}): MovieListItem {
  return {
    adult: false,
    backdrop_path: null,
    genre_ids: [878],
    id: 11,
    original_language: 'en',
    original_title: 'Star Wars',
    title: 'Star Wars',
    overview: 'A farm boy, a princess and a smuggler. '.repeat(40),
    popularity: 90,
    poster_path: '/poster-11.svg',
    release_date: '1977-05-25',
    video: false,
    vote_average: 8.2,
    vote_count: 100,
    ...overrides,
  };
}

export function aMoviePage(overrides: Partial<MoviePage> = {}): MoviePage {
  return { page: 1, results: [aMovie()], total_pages: 1, total_results: 1, ...overrides };
}

function movieDetails(id: number): MovieDetails {
  const { genre_ids: _genres, ...movie } = aMovie({ id });
  return {
    ...movie,
    belongs_to_collection: null,
    budget: 0,
    genres: [],
    homepage: null,
    imdb_id: null,
    origin_country: [],
    production_companies: [],
    production_countries: [],
    revenue: 0,
    runtime: 121,
    spoken_languages: [],
    status: 'Released',
    tagline: '',
  };
}

/** A catalogue of one film that knows every id. */
export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return {
    listMovies: async (_list, page) => aMoviePage({ page }),
    findMovie: async (id) => movieDetails(id),
    findCredits: async (id) => ({ id, cast: [], crew: [] }),
    searchMovies: async (_query, page) => aMoviePage({ page }),
    discoverMovies: async (_wish, page) => aMoviePage({ page }),
    findPersonMovieCredits: async (id) => ({ cast: [], crew: [], id }),
    listMovieIds: async () => [11],
    ...overrides,
  };
}

/** A catalogue in which something else happens before a film is found. */
export function aCatalogueAfter(event: (id: number) => Promise<unknown>): Catalogue {
  return aCatalogue({
    findMovie: async (id) => {
      await event(id);
      return movieDetails(id);
    },
  });
}

/** A service that recommends the film 99 for every film, and to everybody who likes one. */
export function aRecommender(overrides: Partial<Recommender> = {}): Recommender {
  const film = { tmdbId: 99, rating: 9, reasons: [] };
  return {
    recommendFor: async () => [film],
    recommendForDescribed: async () => [film],
    recommendPersonally: async ({ liked }) =>
      liked.slice(0, 1).map((tmdbId) => ({ ...film, because: { tmdbId, list: 'liked' } })),
    ...overrides,
  };
}

/** Picks the film 11 for whatever is said, and remembers what was said. */
export function aChatbot(overrides: Partial<Chatbot> = {}): Chatbot {
  return {
    reply: async ({ message, conversation }) => {
      const answered = `You said ${message}.\n\n- [Star Wars (1977)](/movie/11)\n`;
      return {
        message: answered,
        picks: [{ tmdbId: 11, reason: 'It has a princess' }],
        suggestions: ['Something newer'],
        engine: 'offline',
        conversation: {
          ...conversation,
          turns: conversation.turns + 1,
          exchanges: rememberExchange(conversation.exchanges, { asked: message, answered }),
          shown: rememberShown(conversation.shown, [11]),
        },
      };
    },
    ...overrides,
  };
}

/** A site whose pages are made by `webApp`. */
export function aSite(webApp: WebApp, files: BuiltSite['files'] = new Map()): BuiltSite {
  return { kind: 'built', module: { createWebApp: () => webApp }, manifest: {}, styles: '', files };
}

/** A site of which every page asks that call of its own server. */
export function aSiteThatAsks(path: string): BuiltSite {
  const createWebApp: BuiltSite['module']['createWebApp'] =
    ({ callApi }) =>
    async () => {
      await callApi(path);
      return aPage();
    };
  return { ...aSite(async () => aPage()), module: { createWebApp } };
}

export function aPage(text = 'page', headers: Record<string, string> = {}, status = 200): Response {
  return new Response(`<!doctype html><title>${text}</title>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'public, max-age=0, s-maxage=60',
      ...headers,
    },
  });
}

export function aSettings(overrides: Partial<AppParts['settings']> = {}): AppParts['settings'] {
  return {
    publicUrl: 'https://kinora.example',
    trustedProxies: [],
    logLevel: 'silent',
    imageBaseUrl: '/images',
    filmSource: 'shipped',
    aboutDevUrl: 'https://dev.example/',
    analyticsScriptUrl: undefined,
    ...overrides,
  };
}

export function buildTestApp(overrides: Partial<AppParts> = {}) {
  const database = overrides.database ?? createMemoryDatabase();
  return buildApp({
    database,
    identity: anIdentity(database),
    settings: aSettings(),
    catalogue: aCatalogue(),
    chat: { chatbot: aChatbot() },
    pictures: {
      draw: (size, name) =>
        name === 'poster-11.svg' ? { svg: `<svg><title>${size}</title></svg>` } : undefined,
    },
    site: aSite(async () => aPage()),
    readiness: { isReady: true },
    // A machine that does other things too is no crowd.
    load: () => noLoad,
    ...overrides,
  });
}

/** Listens on a free port of this machine and resolves with it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

/** Sends bytes as they are and resolves with everything that comes back until the other side hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return textOf(socket);
}
