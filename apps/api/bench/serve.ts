/** One server for the measurements of `bench/http`: `cached`, `fresh-pages` or `fresh-calls`. Tells its parent the address. */
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { buildApp } from '../src/app.ts';
import { createMemoryDatabase } from '../src/database/memory-database.ts';
import { openEmbeddedCatalogue } from '../src/open-catalogue.ts';
import { openIdentity } from '../src/open-identity.ts';
import { readSettings } from '../src/settings.ts';
import { readBuiltSite } from '../src/web-host/built-site.ts';

const mode = process.argv[2];
const megabytes = 24_000_000;
const settings = readSettings({ NODE_ENV: 'production' });
const database = createMemoryDatabase();

const app = await buildApp({
  settings,
  ...openEmbeddedCatalogue(settings.catalogueFile),
  database,
  identity: await openIdentity({
    settings,
    database,
    sendMail: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
  }),
  site: await readBuiltSite(resolve(import.meta.dirname, '../../web/build')),
  readiness: { isReady: true },
  cacheBytes: {
    pages: mode === 'fresh-pages' ? 0 : megabytes,
    // In a cache of one byte nothing fits.
    movies: mode === 'fresh-calls' ? 1 : megabytes,
    pictures: mode === 'fresh-calls' ? 1 : megabytes,
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
process.send?.(`http://127.0.0.1:${port}`);
process.on('disconnect', () => process.exit(0));
