/** A process of the site, as an operator runs it. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { siteEnvironment, siteFlags } from '../../tools/node-flags.mjs';
import { type Child, type Ended, startChild, untilSo } from './child.ts';

const root = resolve(import.meta.dirname, '../..');

/** The present code, and the same as a later version with one migration more. */
export const versions = {
  present: 'apps/api/src/main.ts',
  next: 'apps/api/src/database/test-processes/next-version.ts',
} as const;

export type Version = keyof typeof versions;

/** Variables of `.env.example`. */
export type Environment = Readonly<Record<string, string>>;

export interface Replica {
  /** Its own address, past the proxy. */
  url: string;
  said(): string;
  isRunning(): boolean;
  isReady(): Promise<boolean>;
  /** Starts it where it has ended, and waits until it is ready. */
  start(version?: Version): Promise<void>;
  stop(): Promise<Ended>;
  kill(): Promise<void>;
}

/** All replicas of a run share it. */
const secret = randomBytes(32).toString('hex');

/** It is not started yet. */
export async function createReplica(environment: Environment): Promise<Replica> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: Child | undefined;
  const isReady = () => answersReady(url);
  return {
    url,
    said: () => child?.said() ?? '',
    isRunning: () => child?.isRunning() ?? false,
    isReady,
    start: async (version = 'present') => {
      child = startSite(version, { ...environment, PORT: String(port) });
      await untilSo(child, isReady);
    },
    stop: async () => (await child?.terminate()) ?? { code: null, milliseconds: 0 },
    kill: async () => child?.kill(),
  };
}

/** Nothing of the tester's own environment gets in. */
export function startSite(version: Version, environment: Environment): Child {
  return startChild(process.execPath, [...siteFlags, versions[version]], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...siteEnvironment,
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      AUTH_SECRET: secret,
      // Nobody listens there: recommendations are not what these tests are about.
      RECOMMENDER_URL: 'http://127.0.0.1:9',
      INTERACTIONS_EXPORT_MINUTES: '0',
      ...environment,
    },
  });
}

export async function answersReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
