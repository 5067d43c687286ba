/**
 * One server with signed-in users for the measurements of `bench/durability`, on the PostgreSQL of DATABASE_URL or on
 * SQLite. Tells its parent the address, the users' tokens and the films' ids, and answers every message with the number
 * of likes that its rows hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@kinora/contracts/session';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { openEmbeddedCatalogue } from '../src/open-catalogue.ts';
import { openIdentity } from '../src/open-identity.ts';
import { readSettings } from '../src/settings.ts';

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

async function signUp(number: number): Promise<string> {
  const account = { email: `user${number}@kinora.example`, password: 'row-seven-with-popcorn' };
  await identity.ensureVerifiedAccount({ name: `User ${number}`, ...account });
  const request = new Request(`${settings.publicUrl}/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const answer = await identity.answer(request, { address: `192.0.2.${number}` });
  // What identity promises for this call.
  return ((await answer.json()) as SignedIn).token.value;
}

const tokens: string[] = [];
for (let number = 1; number <= Number(USERS); number += 1) tokens.push(await signUp(number));

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
