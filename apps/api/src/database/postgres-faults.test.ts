import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../tools/postgres.mjs';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { describeOnPostgres } from './test-databases.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const addSecret = ({ db }: Database, name: string) =>
  db.insertInto('secrets').values({ name, value: '' }).execute();

describeOnPostgres('a server of its own', () => {
  let server: PostgresServer | undefined;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ databaseUrl: server?.url, dataFolder: '/nowhere' });
  });

  afterAll(async () => {
    await database.close();
    await server?.stop();
  });

  test('[R28] a server that goes away is a failure of the storage, and comes back without a restart', async () => {
    await addSecret(database, 'before');
    expect(await database.isWell()).toBe(true);
    await server?.kill();
    for (const name of ['on a broken connection', 'without a connection'])
      await expect(addSecret(database, name)).rejects.toMatchObject({ code: 'storage-down' });
    expect(await database.isWell()).toBe(false);

    await server?.restart();
    await expect.poll(() => database.isWell(), { timeout: 5_000 }).toBe(true);
    await addSecret(database, 'after');
    const rows = await database.db.selectFrom('secrets').select('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['before', 'after']);
  });

  test('[R28] a server that goes away within a transaction fails the transaction, and nothing else', async () => {
    const work = database.db.transaction().execute(async (transaction) => {
      await addSecret({ ...database, db: transaction }, 'half done');
      await server?.kill();
      await expect.poll(() => database.isWell(), { timeout: 5_000 }).toBe(false);
      await addSecret({ ...database, db: transaction }, 'never done');
    });
    await expect(work).rejects.toMatchObject({ code: 'storage-down' });
    await server?.restart();
    await expect.poll(() => database.isWell(), { timeout: 5_000 }).toBe(true);
    const rows = await database.db.selectFrom('secrets').where('name', 'like', '%done').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test.each([
    ['[R27] a full disk', '53100', 'storage-full', true],
    ['too many connections', '53300', 'storage-down', false],
    ['a server that shuts down', '57P01', 'storage-down', false],
    ['an error of the disk', '58030', 'storage-down', false],
    ['a server that only lets read', '25006', 'storage-down', false],
    ['a deadlock', '40P01', 'storage-down', true],
    ['a statement that takes too long', '57014', 'storage-down', true],
  ])('%s is told apart', async (_name, code, failure, staysWell) => {
    await expect.poll(() => database.isWell(), { timeout: 5_000 }).toBe(true);
    const raise = sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    await expect(raise.execute(database.db)).rejects.toMatchObject({ code: failure, cause: { code } });
    expect(await database.isWell()).toBe(staysWell);
  });

  test('[R66] what is not the fault of the storage stays what it is, without the values of the row', async () => {
    await addSecret(database, 'private');
    const thrown = await addSecret(database, 'private').catch((reason: unknown) => reason);
    expect(thrown).toMatchObject({ code: '23505', detail: undefined });
    expect(JSON.stringify(thrown)).not.toContain('private');
  });
});
