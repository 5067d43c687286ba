/**
 * `npm run bench:load [-- SECONDS]`: what the site answers at a fixed rate, how much it can answer at all, and what
 * becomes of it when three times that is asked. `SECONDS` is how long each row is measured (10). Needs a built site.
 */
import type { EngineName } from '../engine.ts';
import { secondsToRecover } from './recovery.ts';
import {
  cachedCalls,
  cachedPages,
  everything,
  type Films,
  newPages,
  readFilms,
  signedInCalls,
} from './requests.ts';
import { kindRows, rateRow, type Row, shareRow } from './rows.ts';
import { badOf, runLoad, sumOf } from './run-load.ts';
import { type Site, withSite } from './site.ts';

const seconds = Number(process.argv[2] ?? 10);
const rates = { cached: 1_000, newPages: 150, signedIn: 200 };
const rateRows: Record<string, Row> = {};

async function measureReads(site: Site): Promise<void> {
  const films = await readFilms(site);
  const { port } = site;
  for (const [name, requests] of [
    ['[R1] cached calls', cachedCalls(films)],
    ['[R1] cached pages', cachedPages(films)],
  ] as const) {
    await runLoad({ port, rate: 200, seconds: 4, connections: 20, requests });
    const plan = { port, rate: rates.cached, seconds, connections: 100, requests };
    rateRows[name] = rateRow(await runLoad(plan), plan.rate);
  }
  const count = rates.newPages * seconds;
  await runLoad({ port, rate: 100, seconds: 3, connections: 20, requests: newPages(films, 300, 500_000) });
  const requests = newPages(films, count);
  const plan = { port, rate: rates.newPages, seconds, connections: 100, requests };
  rateRows['[R2] pages made anew'] = rateRow(await runLoad(plan), plan.rate);
}

async function measureSignedIn(engine: EngineName): Promise<void> {
  await withSite({ engine, accounts: 20 }, async (site) => {
    const films = await readFilms(site);
    const { port } = site;
    const warmUp = signedInCalls(site, films, 400);
    await runLoad({ port, rate: 100, seconds: 4, connections: 20, requests: warmUp });
    const requests = signedInCalls(site, films, rates.signedIn * seconds);
    const plan = { port, rate: rates.signedIn, seconds, connections: 50, requests };
    rateRows[`signed in, ${engine}`] = rateRow(await runLoad(plan), plan.rate);
  });
}

/** Pages a second, all of them made anew, with as many visitors as keep the site at work; `from` makes them others. */
async function measureCapacity({ port }: Site, films: Films, from: number): Promise<number> {
  const requests = newPages(films, 500 * seconds, from);
  const result = await runLoad({ port, rate: 0, seconds, connections: 8, requests });
  return sumOf(result, ({ good }) => good.count) / result.seconds;
}

/** The first message draws up the films, once in the life of a process. */
async function warmUpChat({ base }: Site): Promise<void> {
  const answer = await fetch(`${base}/api/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'a western' }),
  });
  await answer.arrayBuffer();
}

async function measureOverload(site: Site): Promise<void> {
  const films = await readFilms(site);
  const { port } = site;
  await runLoad({ port, rate: 0, seconds: 3, connections: 8, requests: newPages(films, 5_000, 500_000) });
  const before = await measureCapacity(site, films, 600_000);
  const rate = Math.round(before * 3);
  const load = { port, rate, seconds, connections: 400 };

  await warmUpChat(site);
  const pages = await runLoad({ ...load, requests: newPages(films, rate * seconds) });
  const afterPages = await secondsToRecover(site.base);
  // The machine is another from minute to minute, so the most is measured on both sides of the overload.
  const after = await measureCapacity(site, films, 700_000);
  const capacity = (before + after) / 2;
  const mixed = await runLoad({ ...load, requests: everything(site, films, rate * seconds) });
  const afterMixed = await secondsToRecover(site.base);

  console.log(
    `\n[R3] Pages made anew: ${Math.round(before)}/s at most before, ${Math.round(after)}/s after; asked for three times that, ${rate}/s`,
  );
  console.table({ pages: shareRow(pages, { capacity, recoveredAfter: afterPages }) });
  console.log('\n[R4] Three times what can be done, of everything; by what is asked for');
  console.table(kindRows(mixed));
  console.log(
    `Itself again after ${afterMixed.toFixed(1)} s; not answered well, refusals among them: ${sumOf(mixed, badOf)} of ${sumOf(mixed, ({ asked }) => asked)}`,
  );
}

await withSite({}, measureReads);
for (const engine of ['SQLite', 'PostgreSQL'] as const) await measureSignedIn(engine);
console.log(`\nAt a fixed rate, for ${seconds} s each`);
console.table(rateRows);
await withSite({ accounts: 20 }, measureOverload);
