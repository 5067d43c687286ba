/** The site as `npm start` runs it, in a process of its own, on rows in which people already have accounts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@kinora/api/src/database/open-database.ts';
import { openIdentity } from '@kinora/api/src/open-identity.ts';
import { readSettings } from '@kinora/api/src/settings.ts';
import { signUp } from '@kinora/api/src/test-sign-in.ts';
import { freePort } from '../../tools/free-port.mjs';
import { siteEnvironment, siteFlags } from '../../tools/node-flags.mjs';
import { end, isReady } from '../child-process.ts';
import { type EngineName, withEngine } from '../engine.ts';

const root = resolve(import.meta.dirname, '../..');
const password = 'row-seven-with-popcorn';

export interface Site {
  port: number;
  base: string;
  process: ChildProcess;
  accounts: { email: string; password: string; token: string }[];
}

export interface SiteOptions {
  engine?: EngineName;
  accounts?: number;
  /** Node's, beside those of `npm start`. */
  flags?: string[];
  environment?: Record<string, string>;
}

/** Runs `work` with a site of its own; undefined where PostgreSQL was asked for and cannot be had. */
export function withSite<Result>(
  { engine = 'SQLite', ...options }: SiteOptions,
  work: (site: Site) => Promise<Result>,
): Promise<Result | undefined> {
  return withEngine(engine, (variables) => withRows(variables, options, work));
}

async function withRows<Result>(
  rows: Record<string, string>,
  { accounts = 0, flags = [], environment = {} }: SiteOptions,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-load-'));
  const port = await freePort();
  const variables = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    AUTH_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    RATE_LIMITS: 'off',
    // The measurements stand where a proxy would, so that messages come from many networks.
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...rows,
    ...environment,
  };
  try {
    const signedUp = await signUpAll(variables, accounts);
    const child = await startSite(variables, flags);
    try {
      return await work({ port, base: variables.PUBLIC_URL, process: child, accounts: signedUp });
    } finally {
      await end(child);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startSite(variables: Record<string, string>, flags: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...siteFlags, ...flags, 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...siteEnvironment,
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
      ...variables,
    },
  });
  while (child.exitCode === null && !(await isReady(variables['PUBLIC_URL'] ?? ''))) await delay(20);
  if (child.exitCode !== null) throw new Error('The site ended before it was ready.');
  return child;
}

/** Straight into the rows: signing up over HTTP is limited for good reason. */
async function signUpAll(variables: Record<string, string>, accounts: number): Promise<Site['accounts']> {
  const settings = readSettings(variables);
  const database = await openDatabase(settings);
  const identity = await openIdentity({
    settings,
    database,
    sendMail: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
  });
  const signedUp: Site['accounts'] = [];
  for (let number = 1; number <= accounts; number += 1) {
    const account = { email: `user${number}@kinora.example`, password };
    const place = { origin: settings.publicUrl, address: `192.0.2.${number}` };
    const { token } = await signUp(identity, { name: `User ${number}`, ...account }, place);
    signedUp.push({ ...account, token: token.value });
  }
  await database.close();
  return signedUp;
}
