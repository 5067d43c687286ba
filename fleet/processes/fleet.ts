/** Replicas of the site behind a proxy, over one PostgreSQL and one Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { type RedisServer, startRedis } from '../../tools/redis.mjs';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Proxy, type ProxyKind, startProxy } from './proxy.ts';
import { createReplica, type Environment, type Replica } from './replica.ts';
import { makeDatabase } from './test-database.ts';

export interface FleetPlan {
  proxy: ProxyKind;
  /** Settings of the site beside those that every fleet has. */
  environment?: Environment;
  /** A database in place of an empty one of the run's own server. */
  databaseUrl?: string;
}

export interface Fleet {
  /** Where visitors come in. */
  url: string;
  replicas: readonly [Replica, Replica];
  proxy: Proxy;
  mails: MailServer;
  redis: RedisServer;
  stop(): Promise<void>;
}

export async function startFleet({ proxy: kind, environment, databaseUrl }: FleetPlan): Promise<Fleet> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-fleet-'));
  const [mails, redis] = await Promise.all([startMailServer(), startRedis()]);
  if (!redis) throw new Error('There is no Redis.');
  const settings = {
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? (await makeDatabase()),
    REDIS_URL: redis.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Kinora <mail@kinora.example>',
    RATE_LIMITS: 'off',
    ...environment,
  };
  const replicas = [await createReplica(settings), await createReplica(settings)] as const;
  await Promise.all(replicas.map((replica) => replica.start()));
  const proxy = await startProxy({ kind, port, replicas });
  return {
    url,
    replicas,
    proxy,
    mails,
    redis,
    stop: async () => {
      await proxy.stop();
      await Promise.all(replicas.map((replica) => replica.kill()));
      await Promise.all([mails.stop(), redis.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
