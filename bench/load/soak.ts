/**
 * `npm run bench:soak [-- MINUTES]`: a site at half of what it can do, while the film database behind it fails in every
 * way that it has, and what the site holds after each minute (10). Ends with 1 where it holds more and more.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.mjs';
import { everything, type Films, newPages, readFilms } from './requests.ts';
import { runLoad, sumOf } from './run-load.ts';
import { type Site, withSite } from './site.ts';
import { slopeOf } from './slope.ts';
import { makeStorm, type Storm } from './storm.ts';
import type { Held } from './tell-memory.ts';

const minutes = Number(process.argv[2] ?? 10);
/** By then everything that runs has run. */
const warmAfter = Math.min(5, Math.floor(minutes / 2));
const megabyte = 1e6;
/** Bytes in ten minutes. Few points say little, so a short soak only finds what is plain to see. */
const mostGrowth = (minutes >= 10 ? 1 : 20) * megabyte;
const mostLeftOver = 5;

const roundSeconds = 20;
const mostRounds = 30;

interface Reading extends Held {
  descriptors: number;
}

async function read({ process: child }: Site): Promise<Reading> {
  child.send('what do you hold?');
  const [held] = await once(child, 'message');
  // What `tell-memory.ts` sends.
  return { ...(held as Held), descriptors: readdirSync(`/proc/${child.pid}/fd`).length };
}

async function soak(site: Site, storm: Storm): Promise<boolean> {
  const films = await readFilms(site, 5);
  const { port } = site;
  const peak = await runLoad({
    port,
    rate: 0,
    seconds: 5,
    connections: 8,
    requests: newPages(films, 20_000, 500_000),
  });
  await fillCaches(site, films);
  const rate = Math.max(10, Math.round(sumOf(peak, ({ good }) => good.count) / peak.seconds / 2));
  await rest();
  const before = await read(site);
  const readings: Reading[] = [];
  storm.begin();
  for (let minute = 1; minute <= minutes; minute += 1) {
    const seconds = 58;
    const requests = everything(site, films, rate * seconds, minute * 1_000_000);
    const result = await runLoad({ port, rate, seconds, connections: 100, requests });
    const reading = await read(site);
    readings.push(reading);
    console.log(
      `${minute} min: ${Math.round(sumOf(result, ({ good }) => good.count) / result.seconds)} of ${rate}/s answered well,`,
      `heap ${(reading.heap / megabyte).toFixed(1)} MB, buffers ${(reading.buffers / megabyte).toFixed(1)} MB, resident ${Math.round(reading.resident / megabyte)} MB`,
    );
  }
  await storm.calm();
  await rest();
  return judge({ before, after: await read(site), readings });
}

/** What fills a cache is no leak, so the soak begins when they hold what they may. The chatbot draws up its films, too. */
async function fillCaches(site: Site, films: Films): Promise<void> {
  const { port } = site;
  let held = 0;
  for (let round = 1; round <= mostRounds; round += 1) {
    const requests = everything(site, films, 20_000, 10_000_000 + round * 20_000);
    await runLoad({ port, rate: 0, seconds: roundSeconds, connections: 8, requests });
    const before = held;
    held = await readCacheBytes();
    console.log(`filling the caches: ${(held / megabyte).toFixed(1)} MB`);
    if (held < before * 1.005) return;
  }
}

async function readCacheBytes(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await answer.text()).matchAll(/^kinora_(?:movie_answers|pages)_bytes (\d+)$/gm);
  return [...lines].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

/** Until idle connections are closed: those of visitors after 65 s behind a proxy, those to the film database sooner. */
async function rest(): Promise<void> {
  await delay(70_000);
}

interface Findings {
  before: Reading;
  after: Reading;
  readings: Reading[];
}

function judge({ before, after, readings }: Findings): boolean {
  const leftOver = (['descriptors', 'sockets', 'timers'] as const).map((name) => ({
    name,
    before: before[name],
    after: after[name],
    isGood: after[name] - before[name] <= mostLeftOver,
  }));
  const memory = (['heap', 'buffers'] as const).map((name) => {
    const points = readings.map((reading, index) => ({ x: index + 1, y: reading[name] }));
    const growth = slopeOf(points.filter(({ x }) => x >= warmAfter)) * 10;
    return {
      name: `${name}, MB in ten minutes, after minute ${warmAfter}`,
      before: (before[name] / megabyte).toFixed(1),
      after: (after[name] / megabyte).toFixed(1),
      growth: (growth / megabyte).toFixed(2),
      isGood: growth <= mostGrowth,
    };
  });
  const rows = [...memory, ...leftOver];
  console.table(rows);
  return rows.every(({ isGood }) => isGood);
}

const metricsPort = await freePort();
const storm = await makeStorm();
const isGood = await withSite(
  {
    accounts: 20,
    flags: ['--expose-gc', `--import=${resolve(import.meta.dirname, 'tell-memory.ts')}`],
    environment: { ...storm.environment, METRICS_PORT: String(metricsPort) },
  },
  (site) => soak(site, storm),
);
await storm.stop();
process.exit(isGood ? 0 : 1);
