/**
 * `node bench/durability/parallel-likes.ts`: what many equal likes at once make of the rows on each engine, and how many
 * likes and lists of likes a second there are, every like safe on the disk before its answer.
 */
import { Agent } from 'node:http';
import { engines } from '../engine.ts';
import { type Call, send, type UserServer, withUserServer } from './user-server.ts';

const bursts = [50, 200, 1_000];
const connections = 20;
const seconds = 4;

interface BurstRow {
  engine: string;
  requests: number;
  '201': number;
  '409': number;
  others: number;
  rows: number;
}

async function sendBursts(engine: string, { base, tokens, movieIds, countLikes }: UserServer) {
  const rows: BurstRow[] = [];
  const [token = ''] = tokens;
  for (const [turn, requests] of bursts.entries()) {
    const agent = new Agent({ keepAlive: true, maxSockets: requests });
    const like: Call = {
      method: 'POST',
      url: `${base}/api/user/likes`,
      token,
      body: { tmdb_id: movieIds[turn] },
    };
    const before = await countLikes();
    const statuses = await Promise.all(Array.from({ length: requests }, () => send(agent, like)));
    const count = (status: number) => statuses.filter((each) => each === status).length;
    agent.destroy();
    rows.push({
      engine,
      requests,
      '201': count(201),
      '409': count(409),
      others: requests - count(201) - count(409),
      rows: (await countLikes()) - before,
    });
  }
  return rows;
}

/** Calls one after the other on each of some connections until the time is over or there are no calls left. */
async function measure(nextCall: () => Call | undefined, good: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let done = 0;
  let others = 0;
  async function work(): Promise<void> {
    while (performance.now() - startedAt < seconds * 1_000) {
      const call = nextCall();
      if (!call) return;
      const status = await send(agent, call);
      if (status === good) done += 1;
      else others += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return { perSecond: Math.round(done / took), others };
}

async function measureRates(engine: string, { base, tokens, movieIds, countLikes }: UserServer) {
  const url = `${base}/api/user/likes`;
  const [first = '', ...others] = tokens;
  for (const tmdb_id of movieIds.slice(10, 22)) {
    await send(new Agent(), { method: 'POST', url, token: first, body: { tmdb_id } });
  }
  const lists = await measure(() => ({ method: 'GET', url, token: first }), 200);
  let number = 0;
  const before = await countLikes();
  const likes = await measure(() => {
    const token = others[Math.floor(number / movieIds.length)];
    const tmdb_id = movieIds[number % movieIds.length];
    number += 1;
    return token === undefined ? undefined : { method: 'POST', url, token, body: { tmdb_id } };
  }, 201);
  return {
    engine,
    'GET likes (15 films) /s': lists.perSecond,
    'POST likes /s': likes.perSecond,
    refused: lists.others + likes.others,
    'rows written': (await countLikes()) - before,
  };
}

const burstRows: BurstRow[] = [];
const rateRows: object[] = [];
for (const engine of engines) {
  const measured = await withUserServer(engine, 12, async (server) => {
    burstRows.push(...(await sendBursts(engine, server)));
    rateRows.push(await measureRates(engine, server));
    return true;
  });
  if (!measured) console.log(`${engine} is not installed here and could not be installed.`);
}
console.table(burstRows);
console.table(rateRows);
