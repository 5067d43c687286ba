/** The built site over film data that is given, with rows in memory. */
import { resolve } from 'node:path';
import { buildApp } from '@kinora/api/src/app.ts';
import { createMemoryDatabase } from '@kinora/api/src/database/memory-database.ts';
import { openMail } from '@kinora/api/src/mail/open-mail.ts';
import { openIdentity } from '@kinora/api/src/open-identity.ts';
import type { Recommender } from '@kinora/api/src/recommendations/recommender.ts';
import type { Settings } from '@kinora/api/src/settings.ts';
import { readBuiltSite } from '@kinora/api/src/web-host/built-site.ts';
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { Pictures } from '@kinora/catalogue/pictures';

interface SiteParts {
  settings: Settings;
  catalogue: Catalogue;
  pictures: Pictures;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

/** The weather is that of the film data; what is recommended has journeys of its own. */
const nothingRecommended: Recommender = {
  recommendFor: async () => [],
  recommendForDescribed: async () => [],
  recommendPersonally: async () => [],
};

const log = { info: () => undefined, warn: () => undefined };

/** Resolves once the site is reached where the settings say. Every page is rendered anew. */
export async function serveSite({ settings, ...parts }: SiteParts): Promise<void> {
  const database = createMemoryDatabase();
  const { sendMail, hasOutbox } = openMail(settings, database.db, log);
  const app = await buildApp({
    ...parts,
    settings,
    database,
    identity: await openIdentity({ settings, database, sendMail, log }),
    standIns: { hasOutbox, hasProvider: false },
    recommender: nothingRecommended,
    site: await readBuiltSite(resolve(import.meta.dirname, '../../apps/web/build')),
    readiness: { isReady: true },
    cacheBytes: { movies: 1_000_000, pictures: 10_000_000, pages: 0 },
  });
  await app.listen({ port: settings.port, host: settings.host });
}
