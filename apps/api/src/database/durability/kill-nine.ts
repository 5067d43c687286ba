/** Kills those who write, again and again, and looks for acknowledged rows that are gone. */
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../open-database.ts';
import { startProcess, type TestProcess } from '../test-processes/test-process.ts';
import { type Acknowledgement, findLost, readAcknowledgements } from './acknowledgements.ts';
import { findDamage } from './integrity.ts';

export interface KillPlan {
  settings: DatabaseSettings;
  rounds: number;
  /** How many write at once; every one of them is killed in every round. */
  writers: number;
  /** Ends the database's own server as abruptly, and starts it again. */
  killServer?: () => Promise<void>;
}

export interface KillResult {
  kills: number;
  acknowledged: number;
  lost: Acknowledgement[];
  damage: string[];
}

/** The longest that writers write before they are killed, in milliseconds. */
const longestLife = 250;

export async function killNine({ settings, rounds, writers, killServer }: KillPlan): Promise<KillResult> {
  const result: KillResult = { kills: 0, acknowledged: 0, lost: [], damage: [] };
  const all: Acknowledgement[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const processes = Array.from({ length: writers }, () => startWriter(settings));
    await Promise.all(processes.map((process) => process.untilSaid('{"ready":true}')));
    await delay(Math.random() * longestLife);
    await killServer?.();
    for (const process of processes) process.kill();
    await Promise.all(processes.map(({ ended }) => ended));
    result.kills += killServer ? 1 : writers;
    for (const process of processes) all.push(...readAcknowledgements(process.said()));

    const database = await openDatabase(settings);
    result.damage.push(...(await findDamage(database)));
    // Every row of every round: what was safe once must stay so.
    result.lost = await findLost(database, all);
    await database.close();
  }
  return { ...result, acknowledged: all.length };
}

function startWriter(settings: DatabaseSettings): TestProcess {
  return startProcess('../durability/acknowledging-writer.ts', [JSON.stringify(settings)]);
}
