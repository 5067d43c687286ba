/**
 * How the recommendation service holds 100,000 films: `node bench/recommender/recommender.ts [FILMS] [REQUESTS_A_SECOND] [SECONDS]`.
 * Invents a model, writes its file, starts the service on it and asks it for random films.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import { readModelFile, writeModelFile } from '@kinora/recommender/model/model-file';
import { answerFor, filmNumber, serve } from '@kinora/recommender/service/served-model';
import { inventModel } from './invented-model.ts';
import type { OpenLoopFigures } from './open-loop.ts';
import { type RunningService, withService } from './service-process.ts';

const [films = 100_000, rate = 5_000, seconds = 20] = process.argv.slice(2).map(Number);
const connections = 64;
const warmUpSeconds = 5;
const pathCount = 200_000;
const run = promisify(execFile);

async function writeModel(file: string): Promise<Int32Array> {
  const model = inventModel(films, 7);
  await writeModelFile(file, model);
  return model.filmIds;
}

/** Microseconds: to find a film's row, and to make an answer that was not kept. */
async function measureLookUps(file: string, filmIds: Int32Array) {
  const startedAt = performance.now();
  const read = await readModelFile(file);
  const loadMilliseconds = performance.now() - startedAt;
  const served = serve(read, 'file');
  const asked = randomIds(filmIds, 20_000);
  let found = 0;
  const foundAfter = timeOf(() => {
    for (const id of asked) found += filmNumber(read.model.filmIds, id);
  });
  const madeAfter = timeOf(() => {
    for (const id of asked) found += answerFor(served, id, 10)?.length ?? 0;
  });
  if (found === 0) throw new Error('Nothing was found.');
  return {
    loadMilliseconds,
    lookUp: (1_000 * foundAfter) / asked.length,
    answer: (1_000 * madeAfter) / asked.length,
  };
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function randomIds(filmIds: Int32Array, count: number): number[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => filmIds[Math.floor(random() * filmIds.length)] ?? 1);
}

async function askSteadily(port: number, forSeconds: number, pathsFile: string): Promise<OpenLoopFigures> {
  const script = resolve(import.meta.dirname, 'open-loop.ts');
  const words = [script, port, rate, forSeconds, connections, pathsFile].map(String);
  const { stdout } = await run(process.execPath, words, { maxBuffer: 1_000_000 });
  return JSON.parse(stdout);
}

/** As fast as answers come, over the paths of some thousand films. */
async function askAtOnce(port: number, filmIds: Int32Array): Promise<number> {
  const paths = randomIds(filmIds, 500).map((id) => `/recommend?tmdb_id=${id}&top_n=10`);
  const requests = JSON.stringify(paths.map((path) => ({ method: 'GET', path })));
  const { stdout } = await run(
    process.execPath,
    [resolve(import.meta.dirname, 'closed-loop.ts'), String(port), requests],
    { maxBuffer: 1_000_000 },
  );
  return JSON.parse(stdout);
}

async function measureService(service: RunningService, filmIds: Int32Array, pathsFile: string) {
  const atStart = await service.memory();
  await askSteadily(service.port, warmUpSeconds, pathsFile);
  const processorBefore = await service.processorSeconds();
  const steady = await askSteadily(service.port, seconds, pathsFile);
  const processorSeconds = (await service.processorSeconds()) - processorBefore;
  const underLoad = await service.memory();
  const most = await askAtOnce(service.port, filmIds);
  return { atStart, steady, processorSeconds, underLoad, most, afterwards: await service.memory() };
}

const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
try {
  const file = join(folder, 'recommender/model.kinora');
  const filmIds = await writeModel(file);
  const { size } = await stat(file);
  const pathsFile = join(folder, 'paths');
  await writeFile(
    pathsFile,
    randomIds(filmIds, pathCount)
      .map((id) => `/recommend?tmdb_id=${id}&top_n=10`)
      .join('\n'),
  );
  const measured = await withService(folder, async (service) => ({
    readyAfter: service.readyAfter,
    ...(await measureService(service, filmIds, pathsFile)),
  }));
  const lookUps = await measureLookUps(file, filmIds);
  const { steady } = measured;
  const milliseconds = (time: number) => `${time.toFixed(2)} ms`;
  const megabytes = (size: number) => `${size.toFixed(0)} MB`;
  console.table({
    'films in the model': { measured: films.toLocaleString('en') },
    'requests a second, steady': { measured: steady.perSecond.toFixed(0), target: String(rate) },
    'answered within, half of them': { measured: milliseconds(steady.p50) },
    '95 of a hundred': { measured: milliseconds(steady.p95) },
    '99 of a hundred': { measured: milliseconds(steady.p99), target: '15 ms' },
    '999 of a thousand': { measured: milliseconds(steady.p999) },
    'the slowest': { measured: milliseconds(steady.max) },
    errors: { measured: String(steady.errors), target: '0' },
    'processor time a request': {
      measured: `${((1e6 * measured.processorSeconds) / (steady.perSecond * seconds)).toFixed(0)} µs`,
    },
    'requests a second, at most': { measured: measured.most.toFixed(0) },
    'memory when ready': { measured: megabytes(measured.atStart.resident), target: '200 MB' },
    'memory under load': { measured: megabytes(measured.underLoad.resident), target: '200 MB' },
    'memory afterwards': { measured: megabytes(measured.afterwards.resident), target: '200 MB' },
    'memory at its highest': { measured: megabytes(measured.afterwards.peak) },
    'start until ready': { measured: milliseconds(measured.readyAfter) },
    'model file': { measured: megabytes(size / 1e6) },
    'model file read and looked through': { measured: milliseconds(lookUps.loadMilliseconds) },
    'look-up of a film': { measured: `${lookUps.lookUp.toFixed(2)} µs` },
    'answer made with its reasons': { measured: `${lookUps.answer.toFixed(0)} µs` },
    'the asking process was late by at most': { measured: milliseconds(steady.ownDelay) },
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
