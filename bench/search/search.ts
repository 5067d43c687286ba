/** How well and how fast the embedded search finds films: `node bench/search/search.ts`. */
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import type { Film } from '@kinora/catalogue/embedded/film';
import { rankPopular } from '@kinora/catalogue/embedded/popularity';
import { measureHitRates } from '@kinora/catalogue/embedded/search/evaluation/hit-rates';
import { makeKnownQueries } from '@kinora/catalogue/embedded/search/evaluation/queries';
import { createFilmSearch, type FilmSearch } from '@kinora/catalogue/embedded/search/film-search';
import { suggestions } from '@kinora/contracts/limits';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hostileQueries } from './hostile-queries.ts';
import { inventFilms } from './invented-films.ts';

const inventedCount = 50_000;
const timedQueries = 4000;
const builds = 3;

function byPopularity(films: readonly Film[]): Film[] {
  return rankPopular(films, new Date('2026-01-01')).map(({ film }) => film);
}

function build(films: readonly Film[]): FilmSearch {
  return createFilmSearch(films, ({ notability }) => notability / 100);
}

/** The share of the sorted times that is at most the answer. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function timeQueries(search: FilmSearch, queries: readonly string[]): string[] {
  const times = queries.map((query) => time(() => search.findFilms(query))).sort((one, other) => one - other);
  return [quantile(times, 0.5), quantile(times, 0.95), times.at(-1) ?? 0].map((ms) => `${ms.toFixed(2)} ms`);
}

/** The first words and first letters of the queries, as a visitor types them. */
function asTyped(query: string, at: number): string {
  return query.slice(0, 2 + (at % Math.max(query.length - 1, 1)));
}

function every<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** What the index takes, in MiB. */
function memoryOf(films: readonly Film[]): number {
  collectGarbage();
  const before = process.memoryUsage();
  const search = build(films);
  collectGarbage();
  const after = process.memoryUsage();
  // Uses the search after the measure, so that it is not collected before.
  search.findFilms('x');
  return (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
}

function row(what: string, ...cells: string[]): void {
  console.log(`${what.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}

function report(name: string, films: readonly Film[]): void {
  const times = Array.from({ length: builds }, () => time(() => build(films)));
  const search = build(films);
  const queries = every(makeKnownQueries(films), timedQueries).map(({ query }) => query);
  timeQueries(search, queries.slice(0, 500));
  console.log(`\n${name}: ${films.length} films`);
  row('index', `${Math.min(...times).toFixed(0)} ms`, `${memoryOf(films).toFixed(0)} MiB`);
  row('latency', 'p50', 'p95', 'max');
  row(`  ${queries.length} known queries`, ...timeQueries(search, queries));
  row('  the same while they are typed', ...timeQueries(search, queries.map(asTyped)));
  row(`  ${hostileQueries.length} hostile queries`, ...timeQueries(search, hostileQueries));
}

function reportHits(films: readonly Film[]): void {
  console.log(
    `The film is among the first ${suggestions.kept} (of films that share a title any counts where the`,
  );
  console.log('query names no year):');
  for (const { kind, queries, hits, rate } of measureHitRates(build(films), makeKnownQueries(films))) {
    console.log(
      `  ${kind.padEnd(18)}${`${hits} of ${queries}`.padStart(16)}${(rate * 100).toFixed(2).padStart(9)} %`,
    );
  }
}

const shipped = byPopularity(readFilms(shippedFilmsFile));
reportHits(shipped);
report('shipped', shipped);
report('invented', byPopularity(inventFilms(inventedCount)));
