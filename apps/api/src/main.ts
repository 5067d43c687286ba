/** Starts the web process and ends it with grace. `--dev` serves the site from its sources. */
import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { openChatbot } from './chat/open-chatbot.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { openDatabase } from './database/open-database.ts';
import { type DemoParts, ensureDemoAccount } from './demo-account.ts';
import { logOptions } from './http/request-log.ts';
import { scheduleExports } from './interactions/schedule-exports.ts';
import { openMail } from './mail/open-mail.ts';
import { openEmbeddedCatalogue } from './open-catalogue.ts';
import { openIdentity, usesStandIn } from './open-identity.ts';
import { createRecommender } from './recommendations/recommender.ts';
import { readEnvironment, readSettings, type Settings } from './settings.ts';
import { describeStartFault } from './start-fault.ts';
import { watchStrayErrors } from './stray-errors.ts';
import { readBuiltSite } from './web-host/built-site.ts';
import type { SiteSource } from './web-host/web-app.ts';

const webFolder = resolve(import.meta.dirname, '../../web');

try {
  await start(readSettings(readEnvironment()), process.argv.includes('--dev'));
} catch (thrown) {
  endWith(thrown);
}

async function start(settings: Settings, isDevelopment: boolean): Promise<void> {
  const readiness = { isReady: false };
  const { catalogue, pictures, readChatFilms } = openEmbeddedCatalogue(settings.catalogueFile);
  const site = await findSite(isDevelopment);
  const database = await openDatabase(settings);
  const log = pino(logOptions(settings.logLevel));
  const { sendMail, hasOutbox, close: closeMail } = openMail(settings, database.db, log);
  const identity = await openIdentity({ settings, database, sendMail, log });
  const standIns = { hasOutbox, hasProvider: usesStandIn(settings) };
  const recommender = createRecommender({ url: settings.recommenderUrl });
  const chatbot = openChatbot({
    settings: settings.chat,
    readFilms: readChatFilms,
    recommender,
    db: database.db,
    log,
  });
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
  });
  const stopExports = scheduleExports(
    { db: database.db, folder: settings.dataFolder },
    { minutes: settings.interactionsExportMinutes, log: app.log },
  );
  app.addHook('onClose', async () => {
    closeMail();
    await stopExports();
    await database.close();
  });
  watchStrayErrors(app.log);
  closeOnSignals({ app, readiness, drainFor: settings.isProduction ? 3_000 : 0 });
  await app.listen({ port: settings.port, host: settings.host });
  const demo = settings.isProduction ? '' : await offerDemoAccount({ identity, database, catalogue }, log);
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

async function findSite(isDevelopment: boolean): Promise<SiteSource> {
  if (isDevelopment) return { kind: 'sources', folder: webFolder };
  return readBuiltSite(resolve(webFolder, 'build'));
}

function endWith(thrown: unknown): never {
  const fault = describeStartFault(thrown);
  if (!fault) throw thrown;
  process.stderr.write(`${fault.line}\n`);
  process.exit(fault.exitCode);
}
