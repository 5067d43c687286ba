/** The built site over film data whose weather the test's process decides, by messages to this one. */
import { resolve } from 'node:path';
import { buildApp } from '@kinora/api/src/app.ts';
import { createMemoryDatabase } from '@kinora/api/src/database/memory-database.ts';
import { openMail } from '@kinora/api/src/mail/open-mail.ts';
import { openEmbeddedCatalogue } from '@kinora/api/src/open-catalogue.ts';
import { openIdentity } from '@kinora/api/src/open-identity.ts';
import type { Recommender } from '@kinora/api/src/recommendations/recommender.ts';
import { readSettings } from '@kinora/api/src/settings.ts';
import { readBuiltSite } from '@kinora/api/src/web-host/built-site.ts';
import { createWeatherStation, type Weather } from './weather.ts';

const settings = readSettings(process.env);
const { catalogue, pictures } = openEmbeddedCatalogue(settings.catalogueFile);
const station = createWeatherStation(catalogue);
const longerThanAnyCache = 7 * 24 * 3_600_000;
let clock = 0;

/** The weather is that of the film data; what is recommended has journeys of its own. */
const nothingRecommended: Recommender = {
  recommendFor: async () => [],
  recommendForDescribed: async () => [],
  recommendPersonally: async () => [],
};

const database = createMemoryDatabase();
const log = { info: () => undefined, warn: () => undefined };
const { sendMail, hasOutbox } = openMail(settings, database.db, log);

const app = await buildApp({
  settings,
  database,
  identity: await openIdentity({ settings, database, sendMail, log }),
  standIns: { hasOutbox, hasProvider: false },
  catalogue: station.catalogue,
  recommender: nothingRecommended,
  pictures,
  site: await readBuiltSite(resolve(import.meta.dirname, '../../apps/web/build')),
  readiness: { isReady: true },
  cacheBytes: { movies: 1_000_000, pictures: 10_000_000, pages: 0 },
  now: () => clock,
});

process.on('message', (weather: Weather) => {
  // What was kept under the old weather is forgotten.
  clock += longerThanAnyCache;
  station.change(weather);
  process.send?.('changed');
});
process.on('disconnect', () => process.exit());

await app.listen({ port: settings.port, host: settings.host });
process.send?.('ready');
