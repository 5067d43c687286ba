/** Starts the web process and ends it with grace. `--dev` serves the site from its sources. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeOnSignals } from '@kinora/serving/close-on-signals';
import { listenAs } from '@kinora/serving/listen-fault';
import { endStart } from '@kinora/serving/start-fault';
import { watchStrayErrors } from '@kinora/serving/stray-errors';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openChatbot } from './chat/open-chatbot.ts';
import { openDatabase } from './database/open-database.ts';
import { type DemoParts, ensureDemoAccount, removeDemoAccount } from './demo-account.ts';
import { drain } from './http/health.routes.ts';
import { openLog } from './http/request-log.ts';
import { leaveCallers } from './http/leave-callers.ts';
import { scheduleExports } from './interactions/schedule-exports.ts';
import { openMail } from './mail/open-mail.ts';
import { countEvents } from './metrics/count-events.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { scheduleRenewals } from './movies/schedule-renewals.ts';
import { openCatalogue } from './open-catalogue.ts';
import { openIdentity, usesStandIn } from './open-identity.ts';
import { openShared } from './open-shared.ts';
import { createRecommender } from './recommendations/recommender.ts';
import { readEnvironment, readSettings, type Settings } from './settings.ts';
import { describeStartFault } from './start-fault.ts';
import { readBuiltSite } from './web-host/built-site.ts';
import type { SiteSource } from './web-host/web-app.ts';

const webFolder = resolve(import.meta.dirname, '../../web');

// It is loaded without being run where its code is compiled.
if (import.meta.main) await runSite();

/** Ends the process where it cannot start. */
export async function runSite(): Promise<void> {
  try {
    await start(readSettings(readEnvironment()), process.argv.includes('--dev'));
  } catch (thrown) {
    endStart(thrown, describeStartFault(thrown));
  }
}

async function start(settings: Settings, isDevelopment: boolean): Promise<void> {
  const readiness = { isReady: false };
  const site = await findSite(isDevelopment);
  const metrics = await openMetrics({ metrics: settings.metrics, version: readVersion() });
  const { observer } = metrics;
  const log = openLog(settings.logLevel);
  const eventLog = countEvents(log, observer);
  const films = await openCatalogue(settings, { observer, log: eventLog });
  const { catalogue, pictures, readChatFilms } = films;
  const database = await openDatabase(settings, metrics.watchQuery);
  metrics.watchDatabase(database);
  const { sendMail, hasOutbox, close: closeMail } = openMail(settings, database.db, log);
  const identity = await openIdentity({ settings, database, sendMail, log: eventLog });
  const standIns = { hasOutbox, hasProvider: usesStandIn(settings) };
  const recommender = createRecommender({ url: settings.recommenderUrl, observer });
  const chatbot = openChatbot({
    settings: settings.chat,
    readFilms: readChatFilms,
    recommender,
    db: database.db,
    log: eventLog,
  });
  const shared = await openShared({ settings, db: database.db, observer, log: eventLog });
  const app = await buildApp({
    settings,
    catalogue,
    pictures,
    database,
    identity,
    recommender,
    chat: { chatbot, secret: settings.auth.secret },
    site,
    readiness,
    standIns,
    observer,
    ...shared.parts,
  });
  const stopExports = scheduleExports(
    { db: database.db, folder: settings.dataFolder },
    { minutes: settings.interactionsExportMinutes, log: app.log },
  );
  // What the product ships with may be kept for ever.
  const stopRenewals = settings.tmdb
    ? scheduleRenewals({ db: database.db, catalogue }, app.log)
    : async () => undefined;
  app.addHook('onClose', async () => {
    closeMail();
    await stopExports();
    await stopRenewals();
    await films.close();
    shared.close();
    await metrics.close();
    await database.close();
  });
  watchStrayErrors(app.log);
  closeOnSignals({
    drain: () => drain(readiness),
    close: async () => {
      await leaveCallers(app, readiness, settings.isProduction ? 2_500 : 0);
      await app.close();
    },
    cut: () => app.server.closeAllConnections(),
    drainFor: settings.isProduction ? 3_000 : 0,
  });
  if (settings.isProduction) await closeDemoAccount(database, log);
  const { port, host } = settings;
  await listenAs({ port: 'PORT', host: 'HOST' }, () => app.listen({ port, host }));
  const demo = settings.isProduction ? '' : await offerDemoAccount({ identity, database, catalogue }, log);
  // Who listens already is told that the site is alive, and nobody who signs in holds up the others.
  await identity.prepare();
  readiness.isReady = true;

  const address = `http://${settings.host}:${settings.port}`;
  const took = Math.round(process.uptime() * 1_000);
  if (settings.isProduction) app.log.info({ address, milliseconds: took }, 'ready');
  else process.stdout.write(`Kinora is ready at ${address} (after ${took} ms)\n${demo}`);
}

/** What a newcomer is told of the demo account; the site starts without it too. */
async function offerDemoAccount(parts: DemoParts, log: Logger): Promise<string> {
  try {
    const { email, password } = await ensureDemoAccount(parts);
    return `Log in as ${email} with the password ${password}\n`;
  } catch (thrown) {
    log.warn({ err: thrown }, 'there is no demo account');
    return '';
  }
}

/** The site starts in spite of a storage that does not let it go: who watches the log is told. */
async function closeDemoAccount(database: Pick<DemoParts['database'], 'db'>, log: Logger): Promise<void> {
  try {
    await removeDemoAccount(database);
  } catch (thrown) {
    log.warn({ err: thrown }, 'the demo account could not be looked for');
  }
}

async function findSite(isDevelopment: boolean): Promise<SiteSource> {
  if (isDevelopment) return { kind: 'sources', folder: webFolder };
  return readBuiltSite(resolve(webFolder, 'build'));
}

function readVersion(): string {
  const written: unknown = JSON.parse(readFileSync(resolve(webFolder, '../../package.json'), 'utf8'));
  const hasVersion = typeof written === 'object' && written !== null && 'version' in written;
  return hasVersion ? String(written.version) : 'unknown';
}
