/** The whole web process, put together from its parts. It listens nowhere; tests send requests into it. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { Pictures } from '@kinora/catalogue/pictures';
import type { Chatbot } from '@kinora/chatbot/chatbot';
import type { Identity } from '@kinora/identity/identity';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { registerApiDocs } from './api-docs/api-docs.routes.ts';
import { createChatLimit } from './chat/chat-limit.ts';
import { registerChat } from './chat/chat.routes.ts';
import { createConversationsStore } from './chat/conversations.store.ts';
import { createCards, type FilmData } from './chat/find-cards.ts';
import { createTurns } from './chat/take-turn.ts';
import { createKeepMovie } from './database/kept-movies.ts';
import { createRowClock } from './database/row-clock.ts';
import type { Database } from './database/schema.ts';
import { registerDevelopmentProvider } from './development-provider/development-provider.routes.ts';
import { followAnswers } from './http/follow-answers.ts';
import { type Readiness, registerHealth } from './http/health.routes.ts';
import { createCallApi } from './http/in-process.ts';
import type { ServerLimits } from './http/limits.ts';
import { noObserver, type Observer } from './http/observer.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { createServer, type ServerSettings } from './http/server.ts';
import { type LoadFigures, noLoad } from './http/shedding/load.ts';
import { registerShedding } from './http/shedding/shedding.ts';
import { isTooBusy } from './http/shedding/too-busy.ts';
import { refuseUnknownCall } from './http/unknown-call.ts';
import { registerUserCalls } from './http/user-calls.ts';
import { watchRequests } from './http/watch-requests.ts';
import { registerLikes } from './likes/likes.routes.ts';
import { createLikesStore } from './likes/likes.store.ts';
import { registerMailbox } from './mail/mailbox.routes.ts';
import { createMovieAnswers } from './movies/movie-answers.ts';
import { registerMovies } from './movies/movies.routes.ts';
import { createFilmDataReader } from './movies/read-film-data.ts';
import type { SharedAnswers } from './movies/shared-answers.ts';
import { registerPictures } from './pictures/pictures.routes.ts';
import { registerPlaylistMovies } from './playlists/playlist-movies.routes.ts';
import { createPlaylistMoviesStore } from './playlists/playlist-movies.store.ts';
import { registerPlaylists } from './playlists/playlists.routes.ts';
import { createPlaylistsStore } from './playlists/playlists.store.ts';
import { registerRecentlyVisited } from './recently-visited/recently-visited.routes.ts';
import { createRecentlyVisitedStore } from './recently-visited/recently-visited.store.ts';
import { registerForYou } from './recommendations/for-you.routes.ts';
import { createKeptFilmsStore, type ListKeptFilms } from './recommendations/for-you.store.ts';
import { createForYou } from './recommendations/for-you.ts';
import { createRecommendationAnswers } from './recommendations/recommendation-answers.ts';
import { registerRecommendations } from './recommendations/recommendations.routes.ts';
import { noRecommender, type Recommender } from './recommendations/recommender.ts';
import { createSimilarMovies } from './recommendations/similar-movies.ts';
import { registerSession } from './session/session.routes.ts';
import { registerCsvExport } from './user-export/csv-export.routes.ts';
import { createListRows } from './user-export/list-rows.ts';
import { registerUserExport } from './user-export/user-export.routes.ts';
import { createUserExport } from './user-export/user-export.store.ts';
import { registerWatchStatus } from './watch-status/watch-status.routes.ts';
import { createWatchStatusStore } from './watch-status/watch-status.store.ts';
import { registerSecurityContact } from './web-host/security-contact.routes.ts';
import { registerSiteMap } from './web-host/site-map.routes.ts';
import type { SiteSettings, SiteSource } from './web-host/web-app.ts';
import { registerWebHost } from './web-host/web-host.routes.ts';

export interface AppParts {
  settings: ServerSettings & SiteSettings & { securityContact?: string | undefined };
  catalogue: Catalogue;
  pictures: Pictures;
  database: Database;
  identity: Identity;
  /** Without it every call about recommendations says that they are down. */
  recommender?: Recommender;
  /** Without it there is no call to send a message to. `secret` is that of identity, where it is not in the database. */
  chat?: { chatbot: Chatbot; secret?: string | undefined };
  site: SiteSource;
  readiness: Readiness;
  /** What only a developer's machine has: mail that is read instead of sent, a stand-in for Google. */
  standIns?: { hasOutbox: boolean; hasProvider: boolean };
  /** How much memory each cache may take; 0 pages renders every one anew. */
  cacheBytes?: { movies: number; pictures: number; pages: number };
  /** Stands in for what is measured of the process's load. */
  load?: (() => LoadFigures) | undefined;
  serverLimits?: ServerLimits;
  /** What several processes know of the films; without it each keeps its own answers. */
  sharedAnswers?: SharedAnswers | undefined;
  /** Without them everybody may ask as often as they like. */
  rateLimits?: RateLimits | undefined;
  logStream?: DestinationStream;
  /** Who is told of what the parts do; nobody without it. */
  observer?: Observer;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

const megabyte = 1_000_000;
const usualCacheBytes = { movies: 12 * megabyte, pictures: 12 * megabyte, pages: 20 * megabyte };
const recommendationsCacheBytes = 3 * megabyte;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, catalogue, pictures, readiness, cacheBytes = usualCacheBytes } = parts;
  const { recommender = noRecommender, observer = noObserver } = parts;
  const app = createServer(settings, parts.logStream, parts.serverLimits);
  watchRequests(app, observer);
  const requestsUnderWay = followAnswers(app, parts.serverLimits);
  observer.watch('requests_under_way', 'Requests that have no whole answer yet', requestsUnderWay);
  const { makePage } = registerShedding(app, {
    observer,
    requestsUnderWay,
    figures: parts.site.kind === 'sources' ? () => noLoad : parts.load,
  });
  const clock = parts.now && { now: parts.now };
  const onRefreshFailure = (thrown: unknown) => {
    if (!isTooBusy(thrown)) app.log.warn({ err: thrown }, 'an old answer stands in');
  };

  const answers = createMovieAnswers({
    catalogue,
    shared: parts.sharedAnswers,
    maximumBytes: cacheBytes.movies,
    onRefreshFailure,
    observer,
    ...clock,
  });
  const filmData = createFilmDataReader(answers);
  const recommendationAnswers = createRecommendationAnswers({
    findSimilarMovies: createSimilarMovies({ recommender, filmData }),
    maximumBytes: recommendationsCacheBytes,
    onRefreshFailure,
    observer,
    ...clock,
  });

  registerHealth(app, readiness, parts.database);
  await registerMovies(app, answers, parts.rateLimits);
  registerRecommendations(app, recommendationAnswers, parts.rateLimits);
  const listKeptFilms = createKeptFilmsStore(parts.database.db);
  await registerUserCalls(app, parts, (calls) => {
    registerWhatUsersKeep(calls, parts.database, filmData);
    registerForYou(calls, createForYou({ recommender, filmData, listKeptFilms }));
  });
  await registerChatbot(app, parts, { filmData, listKeptFilms });
  await registerSession(app, parts.identity, settings.publicUrl);
  registerMailbox(app, { db: parts.database.db, hasOutbox: parts.standIns?.hasOutbox ?? false });
  if (parts.standIns?.hasProvider) await registerDevelopmentProvider(app, settings.publicUrl);
  registerApiDocs(app, settings.publicUrl);
  registerUnknownCalls(app);
  registerPictures(app, { pictures, maximumBytes: cacheBytes.pictures, observer });
  registerSiteMap(app, { catalogue, publicUrl: settings.publicUrl });
  registerSecurityContact(app, settings);
  await registerWebHost(app, {
    source: parts.site,
    web: {
      callApi: createCallApi(app),
      site: siteSettings(settings),
      logBug: (thrown) => app.log.error({ err: thrown }, 'a page is broken'),
    },
    pageCache: { maximumBytes: cacheBytes.pages, inTurn: makePage, onRefreshFailure, observer, ...clock },
    rateLimits: parts.rateLimits,
  });
  return app;
}

function registerWhatUsersKeep(calls: FastifyInstance, { db }: Database, filmData: FilmData): void {
  const keepMovie = createKeepMovie(db, filmData);
  const clock = createRowClock();
  registerLikes(calls, createLikesStore(db, clock), keepMovie);
  registerWatchStatus(calls, createWatchStatusStore(db, clock), keepMovie);
  registerPlaylists(calls, createPlaylistsStore(db, clock));
  registerPlaylistMovies(calls, createPlaylistMoviesStore(db, clock), keepMovie);
  registerRecentlyVisited(calls, createRecentlyVisitedStore(db, clock), keepMovie);
  registerUserExport(calls, createUserExport(db));
  registerCsvExport(calls, createListRows(db));
}

async function registerChatbot(
  app: FastifyInstance,
  { chat, identity, settings, database: { db } }: AppParts,
  { filmData, listKeptFilms }: { filmData: FilmData; listKeptFilms: ListKeptFilms },
): Promise<void> {
  if (!chat) return;
  await registerChat(app, {
    identity,
    publicUrl: settings.publicUrl,
    countMessage: createChatLimit({ db, secret: chat.secret }),
    takeTurn: createTurns({
      chatbot: chat.chatbot,
      conversations: createConversationsStore(db),
      listKeptFilms,
    }),
    findCards: createCards(filmData),
  });
}

/** Below `/api/` nothing is a page. */
function registerUnknownCalls(app: FastifyInstance): void {
  app.all('/api', refuseUnknownCall);
  app.all('/api/*', refuseUnknownCall);
}

/** Only what the site may know of the settings. */
function siteSettings({
  publicUrl,
  imageBaseUrl,
  filmSource,
  aboutDevUrl,
  analyticsScriptUrl,
}: SiteSettings): SiteSettings {
  return { publicUrl, imageBaseUrl, filmSource, aboutDevUrl, analyticsScriptUrl };
}
