/**
 * One server with signed-in users for the measurements of `bench/durability`, on the PostgreSQL of DATABASE_URL or on
 * SQLite. Tells its parent the address, the users' tokens and the films' ids, and answers every message with the number
 * of likes that its rows hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { openEmbeddedCatalogue } from '../src/open-catalogue.ts';
import { openIdentity } from '../src/open-identity.ts';
import { readSettings } from '../src/settings.ts';
import { signUp } from '../src/test-sign-in.ts';

const { DATABASE_URL, USERS = '1' } = process.env;
const settings = readSettings({ NODE_ENV: 'production', LOG_LEVEL: 'silent' });
const dataFolder = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataFolder });
const films = openEmbeddedCatalogue(settings.catalogueFile);
const identity = await openIdentity({
  settings,
  database,
  sendMail: async () => undefined,
  log: { info: () => undefined, warn: () => undefined },
});
const app = await buildApp({
  settings,
  ...films,
  database,
  identity,
  site: {
    kind: 'built',
    module: { createWebApp: () => async () => new Response() },
    manifest: {},
    styles: '',
    files: new Map(),
  },
  readiness: { isReady: true },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe

const tokens: string[] = [];
for (let number = 1; number <= Number(USERS); number += 1) {
  const email = `user${number}@kinora.example`;
  const account = { name: `User ${number}`, email, password: 'row-seven-with-popcorn' };
  const place = { origin: settings.publicUrl, address: `192.0.2.${number}` };
  tokens.push((await signUp(identity, account, place)).token.value);
}

process.on('message', async () => {
  const rows = await database.db.selectFrom('likes').select('like_id').execute();
  process.send?.(rows.length);
});
process.on('disconnect', () => process.exit(0));
process.send?.({
  base: `http://127.0.0.1:${port}`,
  tokens,
  movieIds: await films.catalogue.listMovieIds(),
});
