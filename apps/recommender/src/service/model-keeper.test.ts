import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aModel } from '../model/a-model.ts';
import { writeModelFile } from '../model/model-file.ts';
import { versioned } from '../model/model-parts.ts';
import { createMetrics } from './metrics.ts';
import { createModelKeeper, type ModelKeeper } from './model-keeper.ts';

const file = () => join(folder, 'model.kinora');
let folder = '';
let keeper: ModelKeeper;
let logged: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-keeper-'));
  logged = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(String(JSON.parse(line).msg)) });
  const metrics = createMetrics(() => undefined);
  keeper = createModelKeeper({ file: file(), log, metrics: () => metrics });
});

afterEach(async () => {
  keeper.stop();
  await rm(folder, { recursive: true });
});

function aModelOf(month: string) {
  return aModel({
    createdAt: `2026-${month}-01T00:00:00.000Z`,
    lists: { 1: [{ tmdbId: 2, rating: 5 }], 2: [] },
  });
}

function monthServed(): string | undefined {
  return keeper.served()?.model.card.createdAt.slice(5, 7);
}

test('[AP-16] an older model file than the one that is served is left alone, and so is the same', async () => {
  await writeModelFile(file(), aModelOf('05'));
  await keeper.start();
  const before = keeper.served();
  await writeModelFile(file(), aModelOf('04'));
  await keeper.look();
  expect(logged.at(-1)).toBe('the model file is older than what is served and is left alone');
  await writeModelFile(file(), aModelOf('05'));
  await keeper.look();
  expect(keeper.served()).toBe(before);
  await writeModelFile(file(), aModelOf('06'));
  await keeper.look();
  expect(monthServed()).toBe('06');
});

test('[AP-16] a model that this process made gives way to any file, and a file to no such model', async () => {
  keeper.take(versioned(aModelOf('07')), 'start');
  await writeModelFile(file(), aModelOf('03'));
  await keeper.look();
  expect(monthServed()).toBe('03');
});

test('[AP-16] a damaged file at the start leaves the service without a model, and says why', async () => {
  await writeFile(file(), 'no model');
  await keeper.start();
  expect(keeper.served()).toBeUndefined();
  expect(logged).toEqual(['the model file is refused: it is cut off']);
});

test('[AP-16] a request that is under way keeps the model that it began with', async () => {
  keeper.take(versioned(aModelOf('01')), 'file');
  const begunWith = keeper.served();
  await writeModelFile(file(), aModelOf('02'));
  await keeper.look();
  expect(begunWith?.model.card.createdAt).toContain('2026-01');
  expect(monthServed()).toBe('02');
});
