/**
 * `npm run bench:soak [-- MINUTES]`: a site at half of what it can do, while the film database behind it fails in every
 * way that it has, and what the site holds after each minute (10). Ends with 1 where it holds more and more.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { everything, newPages, readFilms } from './requests.ts';
import { runLoad, sumOf } from './run-load.ts';
import { type Site, withSite } from './site.ts';
import { slopeOf } from './slope.ts';
import { makeStorm, type Storm } from './storm.ts';
import type { Held } from './tell-memory.ts';

const minutes = Number(process.argv[2] ?? 10);
/** The caches are full by then. */
const warmAfter = Math.min(5, Math.floor(minutes / 2));
const megabyte = 1e6;
/** Bytes in ten minutes. Few points say little, so a short soak only finds what is plain to see. */
const mostGrowth = (minutes >= 10 ? 1 : 20) * megabyte;
const mostLeftOver = 5;

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
  // The chatbot draws up its films, and the caches fill.
  const warmUp = everything(site, films, 20_000, 600_000);
  await runLoad({ port, rate: 0, seconds: 30, connections: 8, requests: warmUp });
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
      `heap ${(reading.heap / megabyte).toFixed(1)} MB, resident ${Math.round(reading.resident / megabyte)} MB`,
    );
  }
  await storm.calm();
  await rest();
  return judge({ before, after: await read(site), readings });
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
  const points = readings.map(({ heap }, index) => ({ x: index + 1, y: heap }));
  const growth = slopeOf(points.filter(({ x }) => x >= warmAfter)) * 10;
  const leftOver = (['descriptors', 'sockets', 'timers'] as const).map((name) => ({
    name,
    before: before[name],
    after: after[name],
    isGood: after[name] - before[name] <= mostLeftOver,
  }));
  const rows = [
    {
      name: `heap, MB in ten minutes, after minute ${warmAfter}`,
      before: (before.heap / megabyte).toFixed(1),
      after: (after.heap / megabyte).toFixed(1),
      growth: (growth / megabyte).toFixed(2),
      isGood: growth <= mostGrowth,
    },
    ...leftOver,
  ];
  console.table(rows);
  return rows.every(({ isGood }) => isGood);
}

const storm = await makeStorm();
const isGood = await withSite(
  {
    accounts: 20,
    flags: ['--expose-gc', `--import=${resolve(import.meta.dirname, 'tell-memory.ts')}`],
    environment: storm.environment,
  },
  (site) => soak(site, storm),
);
await storm.stop();
process.exit(isGood ? 0 : 1);
