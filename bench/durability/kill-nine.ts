/**
 * `npm run bench:kill-nine [-- KILLS]`: kills processes that write, and PostgreSQL itself, again and again, and prints
 * how many of the acknowledged rows were lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillResult, killNine } from '@kinora/api/src/database/durability/kill-nine.ts';
import { startPostgres } from '../../tools/postgres.mjs';

const kills = Number(process.argv[2] ?? 200);
/** At once, on the same database. */
const writers = 4;

const table: Record<string, Row> = {};
table['SQLite, its writers killed'] = toRow(await killSqliteWriters());
const server = await startPostgres({ isDurable: true });
if (server) {
  const settings = { databaseUrl: server.url, dataFolder: tmpdir() };
  table['PostgreSQL, its writers killed'] = toRow(
    await killNine({ settings, rounds: Math.ceil(kills / writers), writers }),
  );
  const killServer = async () => {
    await server.kill();
    await server.restart();
  };
  table['PostgreSQL, itself killed'] = toRow(
    await killNine({ settings, rounds: Math.ceil(kills / 4), writers: 2, killServer }),
  );
  await server.stop();
}
console.table(table);
process.exit(Object.values(table).some(({ lost, damaged }) => lost + damaged > 0) ? 1 : 0);

interface Row {
  kills: number;
  'acknowledged writes': number;
  lost: number;
  damaged: number;
}

async function killSqliteWriters(): Promise<KillResult> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kinora-kill-nine-'));
  const settings = { databaseUrl: undefined, dataFolder };
  const result = await killNine({ settings, rounds: Math.ceil(kills / writers), writers });
  rmSync(dataFolder, { recursive: true });
  return result;
}

function toRow({ kills: done, acknowledged, lost, damage }: KillResult): Row {
  return { kills: done, 'acknowledged writes': acknowledged, lost: lost.length, damaged: damage.length };
}
