import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../tools/postgres.mjs';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { exchange } from '../visitors/exchange.ts';
import { signUp } from '../visitors/sign-up.ts';
import { findLost, startLoad, untilAnswered, warmUp } from '../visitors/steady-load.ts';

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas whose PostgreSQL stops', () => {
  let postgres: PostgresServer | undefined;
  let fleet: Fleet;

  beforeEach(async () => {
    postgres = await startPostgres({ isDurable: true });
    fleet = await startFleet({ proxy: 'haproxy', databaseUrl: postgres?.url ?? '' });
  });

  afterEach(async () => {
    await fleet.stop();
    await postgres?.stop();
  });

  const ask = (path: string, token?: string) =>
    exchange(fleet.url, {
      path,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });

  async function untilReady(isWanted: boolean): Promise<void> {
    for (const replica of fleet.replicas) await expect.poll(() => replica.isReady()).toBe(isWanted);
  }

  test('[R28] go on with films, say of the rest that the storage is down, and recover with every acknowledged write', async () => {
    const visitor = await signUp(fleet);
    await warmUp(fleet.replicas.map((replica) => replica.url));
    const load = startLoad({ url: fleet.url, perSecond: 50, visitors: [visitor] });
    await untilAnswered(load, 50);
    await postgres?.kill();
    await untilReady(false);

    for (const path of ['/', '/movie/13', '/api/tmdb/movie/13', '/api/tmdb/search/movie?query=ring'])
      expect(await ask(path)).toMatchObject({ status: 200 });
    const refused = await ask('/api/user/likes', visitor.token);
    expect(refused).toMatchObject({ status: 503 });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'storage-down' });
    expect(await ask('/livez')).toMatchObject({ status: 200 });

    await postgres?.restart();
    await untilReady(true);
    expect(await ask('/api/user/likes', visitor.token)).toMatchObject({ status: 200 });
    await untilAnswered(load, load.report().sent + 50);
    const report = await load.stop();
    // Only what needs rows failed, and only by saying so.
    const others = report.failures.filter((failure) => !/\/api\/user\/.* 503 .*storage-down/.test(failure));
    expect(others).toEqual([]);
    expect(await findLost(fleet.url, report)).toEqual([]);
  });
});
