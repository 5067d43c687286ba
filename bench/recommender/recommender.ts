/**
 * How the recommendation service holds 100,000 films: `node bench/recommender/recommender.ts [FILMS] [RATE] [SECONDS]`.
 * Invents a model, writes its file, starts the service on it and asks it for the lists of random films.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeModelFile } from '@kinora/recommender/model/model-file';
import type { AskedFigures } from './ask-for-lists.ts';
import { inventModel } from './invented-model.ts';
import { type LookUpFigures, measureLookUps, randomIds } from './look-ups.ts';
import { type RunningService, withService } from './service-process.ts';

const [films = 100_000, rate = 5_000, seconds = 20] = process.argv.slice(2).map(Number);
const connections = 64;
const warmUpSeconds = 5;
const requestsPrepared = 200_000;

const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const modelFile = join(folder, 'recommender/model.kinora');
const pathsFile = join(folder, 'paths');
try {
  const filmIds = await prepareFiles();
  // The first start fills Node's cache of compiled code, as it does at an operator's.
  await withService(folder, () => Promise.resolve());
  const service = await withService(folder, measureService);
  printFigures(service, await measureLookUps(modelFile, filmIds), (await stat(modelFile)).size);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function prepareFiles(): Promise<Int32Array> {
  const model = inventModel(films, 7);
  await writeModelFile(modelFile, model);
  const paths = randomIds(model.filmIds, requestsPrepared).map((id) => `/recommend?tmdb_id=${id}&top_n=10`);
  await writeFile(pathsFile, paths.join('\n'));
  return model.filmIds;
}

async function measureService(service: RunningService) {
  const { port, readyAfter, memory, processorSeconds } = service;
  const whenReady = await memory();
  await ask(port, rate, warmUpSeconds);
  const processorBefore = await processorSeconds();
  const steady = await ask(port, rate, seconds);
  const processorTime = (await processorSeconds()) - processorBefore;
  const underLoad = await memory();
  const most = await ask(port, 0, 6);
  return { readyAfter, whenReady, steady, processorTime, underLoad, most, atLast: await memory() };
}

async function ask(port: number, perSecond: number, forSeconds: number): Promise<AskedFigures> {
  const script = resolve(import.meta.dirname, 'ask-for-lists.ts');
  const words = [script, port, perSecond, forSeconds, connections, pathsFile].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout);
}

function printFigures(
  service: Awaited<ReturnType<typeof measureService>>,
  lookUps: LookUpFigures,
  fileBytes: number,
): void {
  const { steady, most } = service;
  const processorTime = (1e6 * service.processorTime) / (steady.perSecond * seconds);
  console.table({
    'films in the model': { measured: String(films) },
    'model file': { measured: megabytes(fileBytes / 1e6) },
    'model file read and looked through': { measured: milliseconds(lookUps.load) },
    'start until ready': { measured: milliseconds(service.readyAfter) },
    'a film found': { measured: microseconds(lookUps.lookUp) },
    'an answer made, with its reasons': { measured: microseconds(lookUps.answer) },
    'requests a second': { measured: steady.perSecond.toFixed(0), target: String(rate) },
    'answered within (median)': { measured: milliseconds(steady.p50) },
    'answered within (p95)': { measured: milliseconds(steady.p95) },
    'answered within (p99)': { measured: milliseconds(steady.p99), target: '15 ms or less' },
    'answered within (p99.9)': { measured: milliseconds(steady.p999) },
    'answered within (all)': { measured: milliseconds(steady.max) },
    'the asking process late by at most': { measured: milliseconds(steady.ownDelay) },
    errors: { measured: String(steady.errors + most.errors), target: '0' },
    'processor time a request': { measured: microseconds(processorTime) },
    'requests a second at most': { measured: most.perSecond.toFixed(0) },
    'memory when ready': { measured: megabytes(service.whenReady), target: '200 MB or less' },
    'memory at that rate': { measured: megabytes(service.underLoad), target: '200 MB or less' },
    'memory after the most': { measured: megabytes(service.atLast), target: '200 MB or less' },
  });
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}

function microseconds(time: number): string {
  return `${time.toFixed(2)} µs`;
}

function megabytes(size: number): string {
  return `${size.toFixed(0)} MB`;
}
