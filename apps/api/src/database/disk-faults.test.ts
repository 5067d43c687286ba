/** What SQLite's disk can do to us, and what we do then. The tests that trace or mount say why where they cannot. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { registerHealth } from '../http/health.routes.ts';
import { createServer } from '../http/server.ts';
import { useFolder } from '../test-folder.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { databaseFileName } from './sqlite-file.ts';
import { startProcess } from './test-processes/test-process.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

useFolder((made) => (folder = made));

function settings() {
  return { databaseUrl: undefined, dataFolder: join(folder, 'rows') };
}

/** A server whose calls write, delete and count rows. */
function aSite(database: Database): FastifyInstance {
  const { db } = database;
  const app = createServer({ publicUrl: 'https://kinora.example', trustedProxies: [], logLevel: 'silent' });
  registerHealth(app, { isReady: true }, database);
  const value = 'x'.repeat(20_000);
  app.route<{ Params: { name: string } }>({
    method: 'POST',
    url: '/rows/:name',
    handler: async ({ params }) => {
      await db.insertInto('secrets').values({ name: params.name, value }).execute();
      return {};
    },
  });
  app.route<{ Params: { name: string } }>({
    method: 'DELETE',
    url: '/rows/:name',
    handler: async ({ params }) => {
      await db.deleteFrom('secrets').where('name', '=', params.name).execute();
      return {};
    },
  });
  app.get('/rows', async () => db.selectFrom('secrets').select('name').execute());
  return app;
}

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/** The lines of the trace, as events in their order. */
function readTrace(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const said = /write\(1, "(\w[\w-]*)/.exec(line)?.[1];
      if (said) return [said];
      // A call during which another thread made one stands on two lines, and its end on the second.
      const ended = /f(?:data)?sync(?:\(| resumed>).*= (.+)$/.exec(line)?.[1];
      if (ended === '0') return ['on disk'];
      return ended?.startsWith('-1 EIO') ? ['fault'] : [];
    });
}

/** How many of the acknowledgements came without the disk's word since the one before. */
function unsafeAcknowledgements(events: string[]): number {
  let isOnDisk = false;
  let unsafe = 0;
  for (const event of events) {
    if (event === 'start') isOnDisk = false;
    if (event === 'on disk') isOnDisk = true;
    if (event !== 'ack') continue;
    if (!isOnDisk) unsafe += 1;
    isOnDisk = false;
  }
  return unsafe;
}

async function traceWrites(count: number, options: string[] = []): Promise<string[]> {
  const trace = join(folder, 'trace');
  const tracer = ['strace', '-f', '-o', trace, '-e', 'trace=fsync,fdatasync,write', ...options];
  const writer = startProcess('write-one-by-one.ts', [JSON.stringify(settings()), String(count)], tracer);
  expect(await writer.ended).toBe(0);
  return readTrace(trace);
}

describe('the disk under the rows', () => {
  test('[R26] every acknowledged write was on the disk before', async ({ skip }) => {
    skip(!canTrace, 'strace is not installed here, or may not trace.');
    const events = await traceWrites(20);
    expect(events.filter((event) => event === 'ack')).toHaveLength(20);
    expect(unsafeAcknowledgements(events)).toBe(0);
  });

  test('[R28] a disk that fails is admitted to, turns readiness red, and is over without a restart', async ({
    skip,
  }) => {
    skip(!canTrace, 'strace is not installed here, or may not trace.');
    await (await openDatabase(settings())).close();
    const events = await traceWrites(60, ['-e', 'inject=fsync,fdatasync:error=EIO:when=10..20']);
    expect(events).toContain('fault');
    expect(events).toContain('storage-down');
    expect(unsafeAcknowledgements(events)).toBe(0);
    const refused = events.indexOf('storage-down');
    expect(events.slice(refused).find((event) => event.endsWith('well'))).toBe('unwell');
    expect(events.lastIndexOf('ack')).toBeGreaterThan(events.lastIndexOf('storage-down'));
    expect(events.findLast((event) => event.endsWith('well'))).toBe('well');
  });

  test('[R28] a file that may not be written to any more takes no write until it may again', async ({
    skip,
  }) => {
    const isRoot = process.getuid?.() === 0;
    // Nobody can take a permission from root.
    const asNobody = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    skip(isRoot && spawnSync('setpriv', ['--version']).status !== 0, 'There is no setpriv here.');
    if (isRoot) chownSync(folder, 65_534, 65_534);
    const writer = startProcess('write-one-by-one.ts', [JSON.stringify(settings()), '150'], asNobody);
    await writer.untilSaid('ack 3');
    const file = join(folder, 'rows', databaseFileName);
    chmodSync(file, 0o400);
    await writer.untilSaid('unwell');
    const saidBefore = writer.said().length;
    await delay(200);
    expect(writer.said().slice(saidBefore)).toMatch(/storage-down/);
    expect(writer.said().slice(saidBefore)).not.toMatch(/ack/);
    chmodSync(file, 0o600);
    expect(await writer.ended).toBe(0);
    expect(writer.said()).toMatch(/ack 149\nwell\n$/);
  });

  test('[R28] a file that was taken away takes no write, and is well again once it is back', async () => {
    const database = await openDatabase(settings());
    const site = aSite(database);
    const ready = async () => (await site.inject('/readyz')).statusCode;
    expect((await site.inject({ method: 'POST', url: '/rows/a' })).statusCode).toBe(200);

    const file = join(folder, 'rows', databaseFileName);
    renameSync(file, `${file}.away`);
    const refused = await site.inject({ method: 'POST', url: '/rows/b' });
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { code: 'storage-down', message: expect.any(String) },
    ]);
    expect(await ready()).toBe(503);
    renameSync(`${file}.away`, file);
    await expect.poll(ready, { timeout: 3_000 }).toBe(200);
    expect((await site.inject({ method: 'POST', url: '/rows/b' })).statusCode).toBe(200);
    await database.close();
  });

  test('[R27] a full disk refuses rows and nothing else, loses none, and takes the first one after it has room', async ({
    skip,
  }) => {
    const rows = join(folder, 'rows');
    const mounted = spawnSync('sh', ['-c', `mkdir ${rows} && mount -t tmpfs -o size=4m tmpfs ${rows}`]);
    skip(mounted.status !== 0, 'A file system of 4 MiB cannot be mounted here.');
    try {
      expect(await fillAndFree(rows)).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      spawnSync('umount', ['-l', rows]);
    }
  });
});

async function fillAndFree(rows: string): Promise<object[]> {
  const database = await openDatabase(settings());
  const site = aSite(database);
  const call = async (method: 'POST' | 'DELETE', name: string) => {
    const { statusCode } = await site.inject({ method, url: `/rows/${name}` });
    return statusCode;
  };
  const names = async () => {
    const answer = await site.inject('/rows');
    return answer.json<{ name: string }[]>().map(({ name }) => name);
  };
  writeFileSync(join(rows, 'filler'), Buffer.alloc(1_500_000));

  const kept = new Set<string>();
  const answers = new Set<number>();
  for (let index = 0; index < 200; index += 1) {
    const status = await call('POST', `row-${index}`);
    answers.add(status);
    if (status === 200) kept.add(`row-${index}`);
  }
  expect(answers).toEqual(new Set([200, 507]));
  expect(new Set(await names())).toEqual(kept);

  for (const name of [...kept].slice(0, 5)) {
    expect(await call('DELETE', name)).toBe(200);
    kept.delete(name);
  }
  expect(new Set(await names())).toEqual(kept);
  expect((await site.inject('/readyz')).statusCode).toBe(200);

  rmSync(join(rows, 'filler'));
  expect(await call('POST', 'after')).toBe(200);
  expect(new Set(await names())).toEqual(kept.add('after'));
  const { rows: integrity } = await sql<object>`pragma integrity_check`.execute(database.db);
  await database.close();
  const again = await openDatabase(settings());
  expect(await again.db.selectFrom('secrets').selectAll().execute()).toHaveLength(kept.size);
  await again.close();
  return integrity;
}

test('[R27] a failure of the storage keeps its reason for the log', async () => {
  const database = await openDatabase(settings());
  renameSync(join(folder, 'rows', databaseFileName), join(folder, 'rows', 'away'));
  const thrown = await database.db
    .deleteFrom('secrets')
    .execute()
    .catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(Failure);
  expect(thrown).toMatchObject({ code: 'storage-down', cause: { code: 'ENOENT' } });
  await database.close();
});
