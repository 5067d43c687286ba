import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../../tools/postgres.mjs';
import { openDatabase } from '../open-database.ts';
import { describeEachPlace, describeOnPostgres } from '../test-databases.ts';
import { findLost } from './acknowledgements.ts';
import { findDamage } from './integrity.ts';
import { killNine } from './kill-nine.ts';

describeEachPlace('what looks for losses', (makePlace) => {
  test('sees a row that is not there', async () => {
    const { settings } = await makePlace();
    const database = await openDatabase(settings);
    const row = { table: 'likes', key: 5 } as const;
    expect(await findLost(database, [row])).toEqual([row]);
    expect(await findDamage(database)).toEqual([]);
    await database.close();
  });
});

describeEachPlace('writers that are killed', (makePlace, engine) => {
  const rounds = engine === 'sqlite' ? 26 : 3;
  test('[R25] leave every row behind that they acknowledged', async () => {
    const { settings } = await makePlace();
    const result = await killNine({ settings, rounds, writers: 2 });
    expect(result).toMatchObject({ kills: 2 * rounds, lost: [], damage: [] });
    expect(result.acknowledged).toBeGreaterThan(rounds);
  }, 120_000);
});

describeOnPostgres('a server that is killed', () => {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: true });
  });
  afterAll(async () => server?.stop());

  test('[R25] has every row that it acknowledged', async () => {
    const settings = { databaseUrl: server?.url, dataFolder: '/nowhere' };
    const killServer = async () => {
      await server?.kill();
      await server?.restart();
    };
    const result = await killNine({ settings, rounds: 3, writers: 2, killServer });
    expect(result).toMatchObject({ kills: 3, lost: [], damage: [] });
    expect(result.acknowledged).toBeGreaterThan(3);
  });
});
